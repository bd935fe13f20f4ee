import { formatCountOf } from '#data/site/count-text.ts';

export const parallelTitle = 'Parallel Bible View';
export const passageLabel = 'Passage';
export const passagePlaceholder = 'A passage, e.g. Psalm 51 or John 3:16-18';
export const compareLabel = 'Compare';
export const passagesLabel = 'Passages';
export const versionsLabel = 'Versions';
export function versionMenuMessage(position: number): string {
  return `Version ${position}`;
}
/** Followed by {@link differBetweenVersions}. */
export const underlinedWord = 'Underlined';
export const differBetweenVersions = 'words differ between the versions.';
export function onlyTestamentMessage(version: string, testament: 'old' | 'new'): string {
  return `${version} — ${testament === 'old' ? 'Old' : 'New'} Testament only`;
}
export const linkedWordsNote =
  'Point to a word to highlight its partners, the words for the same Hebrew or Greek word. Press it to open its entry. Words are linked if they have the same Strong’s number in the same verse. If several words have this number, the one closest in form and position is linked. A word without a partner is highlighted alone.';
/** For screen readers, above the verses. */
export const comparedWordsHint =
  'On the reference of a verse, use the left and right arrow keys to move between words, and up and down between verses. Press Enter to open the entry of a word.';
export const noVersion = 'No version';
export const loadingPassage = 'Loading the passage…';
export function cutPassageMessage(verses: number, reference: string): string {
  return `The first ${formatCountOf(verses, 'verse')} of ${reference}.`;
}
export function halfInCellMessage(half: string): string {
  return `(${half} half of the verse)`;
}
/** Followed by {@link downloadVersion}. */
export function testamentAbsentMessage(version: string): string {
  return `You are offline, and ${version} is not downloaded.`;
}
export const downloadVersion = 'Download it when you are online';
