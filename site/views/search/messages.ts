import { formatCount, formatCountOf, formatOccurrences } from '#data/site/count-text.ts';

export const howToSearch = 'How to search';

export const searching = 'Searching…';
/** Invisible: reserves the room of the position in the list. */
export const searchingPosition = 'Browsing page 1';

export const filtersLabel = 'Filters';
export const byBook = 'By book';
export const dictionaryWords = 'Dictionary words';
export const pagesOfResults = 'Pages of results';
export const customPages = 'Pages of this site';

export const queryParts = 'Parts of your search';
/** Read by screen readers after a part. */
export const removePart = ', remove';

export const showNumbers = 'Show Strong’s Numbers';
export const copyVerse = 'COPY';
export const verseCopied = 'COPIED';
export const openWords = 'STRONGS';
export const openParallel = 'PARALLEL';
export const noteVerse = 'NOTE';
export function resultActionMessage(action: string, reference: string): string {
  return `${action} ${reference}`;
}

/** For example "417 times in 361 verses". */
export function resultsCountMessage(occurrences: number | null, verses: number): string {
  return occurrences === null || occurrences === verses
    ? formatCountOf(verses, 'verse')
    : formatOccurrences(occurrences, verses);
}
/** Followed by the query. */
export function rangeOfResultsMessage(first: number, last: number, total: number): string {
  return `Showing ${formatCount(first)}-${formatCount(last)} of ${formatCountOf(total, 'result')} for `;
}
/** Followed by the query. */
export function pageOfResultsMessage(page: number, pages: number): string {
  return `Browsing page ${formatCount(page)} of ${formatCount(pages)} for search term `;
}
export const byRelevance = 'by relevance';
export const inBibleOrder = 'Bible order';
export function searchedTextMessage(versions: readonly string[]): string {
  return `Text: ${versions.join(', ')}`;
}

export function noResultsMessage(query: string, reason: string): string {
  return `No results found for "${query}".${reason && ` ${reason}`}`;
}
export const returnHome = 'Return to Home';
export const tryThisSearch = 'Try this search:';
export function taggedInsteadMessage(version: string): string {
  return `These results are from the ${version}, which has Strong’s numbers. `;
}
export function searchVersionMessage(version: string): string {
  return `Search ${version}`;
}
export const errorTitle = 'Error';
export const resultsFailed = 'There was an error fetching search results. Please try again.';
export const tryAgain = 'Try again';
export function openChapterMessage(chapter: string): string {
  return `Open ${chapter}`;
}
export const didYouMean = 'Did you mean';
export const foundElsewhere = 'Found in other versions';

export const strongsEnhanced = 'Strong’s Enhanced';
export const notInParallelView = 'not available in parallel view';
export const noNumbersInVersion = 'this version has no Strong’s numbers';
export const parallelWith = 'Parallel with';
export const parallelNotLoaded = 'Parallel with RSTNE: not loaded on this site';
export const moreOptions = 'Sort, copy format, more versions';
export const sortBy = 'Sort by';
export const sortByBible = 'Bible order';
export const sortByRelevance = 'Relevance';
export const alsoSearchIn = 'Also search in';
export const applyLabel = 'Apply';
export const rightVersion = 'Version on the right';
