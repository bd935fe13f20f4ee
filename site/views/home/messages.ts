export const featuresTab = 'Features';
export function featuresTitleMessage(product: string): string {
  return `Features of ${product}`;
}
export const versionsTab = 'Bible Versions';
export const toolsTab = 'Research Tools';
export const tabsLabel = 'About this site';

export const strongsNumbers = 'Strong’s numbers';
export function parallelWithMessage(version: string): string {
  return `Parallel with ${version}`;
}
export const parallelNotLoaded = 'Parallel with RSTNE: not loaded on this site';

export const readTheBible = 'Read the Bible';
/** Replaces {@link readTheBible} on a device on which a chapter was read. */
export function continueReadingMessage(chapter: string): string {
  return `Continue reading ${chapter}`;
}
export const learnHebrew = 'Learn Hebrew from the first letter';
export const readOffline = 'Read offline';
