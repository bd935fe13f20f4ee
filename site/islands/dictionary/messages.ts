import { formatCount, formatCountOf } from '#data/site/count-text.ts';

/** The specification requires these texts, up to {@link noExamplesMessage}. */
export const examplesLoading = 'Loading verse examples...';
export const examplesFailed = 'Error loading verse examples. Please try again later.';
export function noExamplesMessage(number: string): string {
  return `No verse examples found for Strong's ${number} in the current database. This may be due to indexing.`;
}

export const versesLoading = 'Loading verses…';
export function examplesShownMessage(page: number, pages: number, verses: number): string {
  return `Page ${formatCount(page)} of ${formatCount(pages)}, ${formatCountOf(verses, 'verse')}`;
}
