import { formatCount, formatCountOf } from '#data/site/count-text.ts';

/** For example "Once", "2,605 times". */
export function timesMessage(count: number): string {
  return count === 1 ? 'Once' : formatCountOf(count, 'time');
}

/** For example "4 in the KJV". */
export function countInMessage(count: number, text: string): string {
  return `${formatCount(count)} in ${text}`;
}

/** For a word that a translation mostly leaves out, as "the KJV marks only 4 of these". */
export function fewMarkedMessage(text: string, count: number): string {
  return `${text} marks only ${formatCount(count)} of these`;
}
/** Follows {@link fewMarkedMessage}. */
export const noEnglishWord = ', as English often has no word for it';
/** For the Greek article. Follows the count in a translation. */
export const articlesUnmarked = ', which leaves most articles unmarked';

export function noOccurrencesMessage(number: string, isTextMissing: boolean, isHebrew: boolean): string {
  const hebrewText = isHebrew ? ', and the Hebrew text does not have it' : '';
  return isTextMissing
    ? `The King James Version with Strong’s numbers is not loaded on this site${hebrewText}.`
    : `No word of the King James Version is marked with ${number}${hebrewText}.`;
}

export const occurrencesByBook = 'Occurrences by book';
export function chartMessage(most: string): string {
  return `Occurrences by book. Most in ${most}.`;
}
export function byBookMessage(most: string): string {
  return `By book: ${most}`;
}

// Entries
export const greekLanguage = 'Greek';
export const aramaicLanguage = 'Aramaic';
export const hebrewLanguage = 'Hebrew';
export const noTransliteration = 'Transliteration N/A';
export const notAvailable = 'N/A';
export const sectionsLabel = 'Sections';
export const definitionHeading = 'Definition';
export const usageSection = 'Usage';
export const originHeading = 'Origin';
export const neighborsLabel = 'Previous and next entry';
export const usageHeading = 'Usage in the King James';
export const notTranslated = 'not translated';
export const countsNeedTags =
  'Counts need the King James Version with Strong’s numbers, which is not loaded on this site.';
export const strongsTranslations = 'Strong’s list of translations:';
export const examplesHeading = 'Examples in Scripture';
export const relatedWords = 'Related Words';
export const studyResources = 'Study Resources';
export const nearbyEntries = 'Nearby entries in the dictionary';

/** For search engines: "Hebrew word H430, noun: God". */
export function entryDescriptionMessage(
  language: string,
  number: string,
  partOfSpeech: string,
  meaning: string,
): string {
  return `${language} word ${number}${partOfSpeech ? `, ${partOfSpeech}` : ''}: ${meaning}`;
}

export function moreRenderingsMessage(count: number): string {
  return `${formatCount(count)} more`;
}

export function renderingTotalMessage(count: number): string {
  return `${formatCount(count)}×`;
}

export function examplesFromMessage(version: string): string {
  return `From the ${version}.`;
}

/** The link to all verses of a word, for example "All 86 verses in English and Greek". */
export function versesInBothMessage(verses: number, language: string): string {
  return `All ${formatCount(verses)} verses in English and ${language}`;
}

export function noEntryExamplesMessage(number: string): string {
  return `No verse examples found for Strong’s ${number}.`;
}

export function rootOfEntryMessage(latin: string): string {
  return `Root ${latin}`;
}

export function everyVerseMessage(number: string): string {
  return `Every verse with ${number}`;
}

/** Links to the word study: "38 forms, with parsings". */
export function formsOfEntryMessage(forms: number): string {
  return `${formatCountOf(forms, 'form')}, with parsing and counts`;
}

export function versesFromMessage(version: string): string {
  return `Verses: ${version}.`;
}

// Header and footer
export const mainLabel = 'Main';
export const dictionaryLink = 'Dictionary';
export const bibleLink = 'Bible';
export const hebrewLink = 'Hebrew';
export const myStudyLink = 'My study';
export const loginLink = 'Login';
export const registerLink = 'Register';
export const themeLabel = 'Theme';
export const skipToContent = 'Skip to content';
export const resourcesHeading = 'Resources';
export const bibleSearch = 'Bible Search';
export const parallelView = 'Parallel Bible View';
export const aboutTexts = 'About the texts';
export const readOffline = 'Read offline';
export const bibleVersions = 'Bible Versions';
export const accountHeading = 'Account';

export function versionsNotLoadedMessage(names: readonly string[]): string {
  return `Not on this site: ${names.join(', ')}`;
}

// Texts in which words are counted
export const hebrewText = 'the Hebrew text';
/** For example "the Greek text (SBLGNT)": there are several. */
export function greekTextMessage(shortName: string): string {
  return `the Greek text (${shortName})`;
}
export function translationMessage(shortName: string): string {
  return `the ${shortName}`;
}
