import { formatCount, formatCountOf, formatOccurrences } from '#data/site/count-text.ts';
import { productName } from '#data/site/product.ts';

export const closeDialogLabel = 'Close';
export const loading = 'Loading…';

export const keysTitle = 'Keys';
export const exportTitle = 'Export';
export function entryDialogTitleMessage(number: string): string {
  return `Strong's ${number}`;
}
/** Of the dialog for a word without a Strong's number. */
export const wordDialogTitle = 'Word';
export const wordWithoutEntry = 'This word has no Strong’s number, so the dictionary has no entry for it.';
export function wordsDialogTitleMessage(reference: string): string {
  return `Strong's Analysis: ${reference}`;
}
export const parallelDialogTitle = 'Reconciliation';

/** The specification requires the next three texts. */
export const entryLoading = `Loading ${productName} data...`;
export function entryNotFoundMessage(number: string): string {
  return `Strong's number ${number} not found in dictionary`;
}
/** Followed by {@link downloadEntriesMessage}, a link. */
export const entryUnavailable =
  'The dictionary could not be reached, and this word’s entry is not on this device. To look up words offline:';
export function downloadEntriesMessage(language: string): string {
  return `Download “${language} entries”`;
}
export const examplesTitle = 'Examples in Scripture';
export function examplesCountMessage(times: number, verses: number): string {
  return times > verses ? formatOccurrences(times, verses) : formatCountOf(verses, 'verse');
}
export function examplesPageMessage(counted: string, page: number, pages: number): string {
  return `${counted}, page ${formatCount(page)} of ${formatCount(pages)}`;
}

export const definitionTitle = 'Definition';
export const usageTitle = 'Usage';
export const notAvailable = 'N/A';
export const transliterationMissing = 'Transliteration N/A';
export function fullEntryMessage(number: string): string {
  return `Full entry ${number}`;
}
/** Shown wherever a built-in sample is used. */
export const sampleNote = 'The dictionary could not be reached. This is a built-in sample.';
export const chooseNumber = 'Choose a number to see its definition.';
export function definitionLoadingMessage(number: string): string {
  return `Loading ${number}…`;
}
export function definitionMissingMessage(number: string | undefined): string {
  return `Definition not found for ${number}.`;
}
export const staticFileMissing = "This may be a pre-generated static file that hasn't been created yet.";

export const wordsLoading = 'Loading words…';
export function wordsCountMessage(words: number): string {
  return formatCountOf(words, 'word');
}
export function wordsFailedMessage(reference: string): string {
  return `The words of ${reference} could not be loaded. Please try again later.`;
}
export const findFormMessage = 'Find this form';
export const findLemmaMessage = 'Find this word in any form';
export function findRootMessage(root: string): string {
  return `Find its root ${root}`;
}
export const morphemesLabel = 'Parts of the word';
export function translatedHereMessage(gloss: string): string {
  return `Translated here as “${gloss}”.`;
}
export const wordByWord = 'Word by word';

export const kjvTitle = 'King James Version';
export const verseLoading = 'Loading verse...';
export const verseFailed = 'The verse could not be loaded. Please try again later.';
export const verseDataFailed = 'Failed to load verse data';
export function versionLoadingMessage(version: string): string {
  return `Loading ${version} verse...`;
}
export const restoredLoading = 'Loading the restored verse...';
export function verseMissingMessage(version: string): string {
  return `Verse not available in ${version}`;
}
export const leftVersion = 'Version on the left';
export const noVersion = 'No version';
export const versionsLoading = 'Loading the versions…';
export const compareChapter = 'Compare the chapter';
export const compareLabel = 'Compare';

export const crossReferencesTitle = 'Cross-references';
export const crossReferencesLoading = 'Loading cross-references...';
export const crossReferencesFailed = 'The cross-references could not be loaded. Please try again later.';
export const noCrossReferences = 'No related verses found.';

export const toSearchBox = 'Go to the search box';
export const showKeys = 'Show this list';
export const showKeysAlways = 'Show this list, even if single-key shortcuts are off';
export const alongPages = 'Move between the page numbers of a list';
export const toEntrySection = 'On an entry, go to its definition, usage or origin';
export const alongWords = 'On a verse number: move between words';
export const toNotifications = 'Go to the notifications';
export const closeOpen = 'Close a dialog or list';
export const singleKeys = 'Single-key shortcuts';
