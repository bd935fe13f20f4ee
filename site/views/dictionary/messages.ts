import { formatCount, formatCountOf, formatOccurrences } from '#data/site/count-text.ts';
import { productName } from '#data/site/product.ts';

export const allEntries = 'All Entries';
export const hebrewOnly = 'Hebrew Only';
export const greekOnly = 'Greek Only';
export const languageLabel = 'Language';
export const searchDictionary = 'Search the dictionary';
export const entrySearchPlaceholder = 'Number, word, transliteration or meaning';
export const perPage = 'Per page';
export const pagesOfEntries = 'Pages of entries';
export function entriesCountMessage(shown: number, total: number): string {
  return `Showing ${formatCount(shown)} of ${formatCountOf(total, 'entry', 'entries')}`;
}
export const noEntries = 'No entries found. Try a different search term.';
export const entriesFailed = `We couldn't load the ${productName} entries. Please try again later.`;
export const samplesShown = 'These are built-in samples.';

export const notFoundTitle = 'Dictionary Entry Not Found';
export const differentSearch = 'Try a Different Search';

/** The definition is James Strong's own. The short meaning above it is not. */
export const strongsDefinitionHeading = 'Strong’s definition';

export const pagesOfVerses = 'Pages of verses';
export const inAllBooks = 'In all books';
export function versesTitleMessage(number: string, rendering: string | undefined, book: string | undefined): string {
  const as = rendering === undefined ? '' : rendering ? ` as “${rendering}”` : ' not translated';
  return `Verses with ${number}${as}${book ? ` in ${book}` : ''}`;
}
export function renderedOtherwiseMessage(rendering: string): string {
  return `Not translated as “${rendering}”`;
}
export function versesCountMessage(times: number, verses: number, book: string | undefined, version: string): string {
  return `${formatOccurrences(times, verses)} of ${book ? `${book} in ` : ''}the ${version}`;
}
