import { plainTransliteration } from '#data/dictionary/plain-transliteration.ts';

export const pagesNotBuilt = 'The pages of this site are not built yet.';

export const pageFailed = 'The page could not be loaded. Please try again later.';
export const pageUnavailableTitle = 'Page not available';
export const passageFailed = 'The passage could not be loaded. Please try again later.';

export function unknownVersionMessage(version: string): string {
  return `The version “${version}” is not loaded on this site.`;
}
export function unknownStudyTextMessage(version: string, number: string): string {
  return `There are no forms of ${number} in a text “${version}”.`;
}
/** `rendering` is empty for tags without an English word. */
export function noRenderingMessage(number: string, rendering: string, book: string | undefined): string {
  const words = rendering ? `translated “${rendering}”` : 'left untranslated';
  return `${number} is never ${words}${book ? ` in ${book}` : ''}.`;
}
export function noTaggedVerseMessage(number: string, where: string): string {
  return `No verse of ${where} is tagged with ${number}.`;
}
/** "agape (ἀγάπη) G26 as “charity”". */
/** The page's step in the path that search engines show: "agape (ἀγάπη) G26 › Verses". */
export const versesStep = 'Verses';
export function versesPageTitle(
  number: string,
  { lemma, transliteration }: { lemma: string; transliteration: string },
  rendering: string | undefined,
): string {
  const as = rendering === undefined ? '' : rendering ? ` as “${rendering}”` : ' not translated';
  return `${transliteration && `${plainTransliteration(transliteration)} `}(${lemma}) ${number}${as}`;
}
export function versesDescriptionMessage(
  number: string,
  { lemma, gloss }: { lemma: string; gloss: string },
  count: string,
): string {
  return `Every verse with ${number} ${lemma}${gloss && `, “${gloss}”`}: ${count}.`;
}
export const versesFailed = 'The verses could not be loaded. Please try again later.';

export function wordsDescriptionMessage(reference: string, text: string): string {
  return `${reference} word by word: ${text}`;
}
export const verseNotFoundTitle = 'Verse not found';
export const verseUnavailableTitle = 'Verse not available';
export const verseFailed = 'The verse could not be loaded. Please try again later.';

/** The title of a page of verses, for example "H430 as “God”". */
export function renderingTitleMessage(number: string, rendering: string): string {
  return `${number} as “${rendering}”`;
}

export const thisSite = 'this site';
