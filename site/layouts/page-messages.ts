/** Titles and descriptions of pages, for browsers and search engines. Those of Hebrew lessons are with their views. */
export const homeDescription =
  'Search the Scriptures, open any Hebrew or Greek word, and see where and how it is used: all entries of Strong’s dictionaries with their occurrences in the Bible.';
export const pageNotFoundTitle = 'Page not found';
export const pageNotFoundDescription = 'This page does not exist.';
export const homeLink = 'Home';
export const dictionaryTitle = 'Hebrew and Greek dictionary';
export function dictionaryDescription(total: string, product: string): string {
  return `All ${total} entries of the ${product}: every Hebrew, Aramaic and Greek word in Strong’s dictionaries, by number, word, transliteration or meaning.`;
}

export const countsTitle = 'How we count';
export const countsDescription =
  'What every count on this site means: what was counted, in which text and by which rule.';
export const namesTitle = 'Restored names';
export const namesDescription = 'The names that are restored in the King James Version by Strong’s number, and why.';
export const textsTitle = 'About the texts';
export function textsDescription(product: string): string {
  return `The dictionaries and Bible texts behind ${product}: their origin, license and attribution.`;
}

export const bibleTitle = 'Read the Bible';
export const bibleDescription = 'All Bible versions on this site, by book and chapter.';
export function versionDescription(name: string): string {
  return `Read the ${name} book by book and chapter by chapter.`;
}

export const accountTitle = 'Your account';
export const accountDescription = 'Password, passkeys and sessions of your account.';
export const myStudyPageTitle = 'My study';
export const myStudyDescription = 'Your own notes, highlights, bookmarks, lists, reading plans and memory verses.';
export const myStudyNeedsScripts = 'Your notes need JavaScript. You can read everything else on this site without it.';
export const dashboardTitle = 'Admin Dashboard';
export const dashboardDescription = 'The dashboard of this site’s administrators.';
export const dashboardNeedsScripts = 'The dashboard needs JavaScript.';
export const signInTitle = 'Admin sign-in';
export const signInDescription = 'Sign in to this site, or register.';
export const signInNeedsScripts = 'Signing in needs JavaScript. You can read everything else on this site without it.';

export const sampleTitle = 'Sample';
export const sampleDescription = 'A page of results with sample data.';
export const strongsTestTitle = 'Strong’s components';
export const strongsTestDescription = 'A page for trying the parts that show Strong’s numbers.';

// Pages that the worker fills. It replaces most of these titles and descriptions.
export const chapterShellTitle = 'Bible';
export const chapterShellDescription = 'A chapter of the Bible.';
export const entryNotFoundTitle = 'Dictionary Entry Not Found';
export const entryNotFoundDescription = 'The dictionary has no entry with this number.';
export const customPageShellTitle = 'Page';
export const customPageShellDescription = 'A page of this site.';
export const parallelShellTitle = 'Parallel Bible View';
export const parallelShellDescription = 'A passage in two to four versions side by side, verse by verse.';
export const resultsShellTitle = 'Search results';
export const resultsShellDescription = 'Verses that match a search.';
export const versesShellTitle = 'Verses';
export const versesShellDescription = 'The verses that use a word.';
export const studyShellTitle = 'Word study';
export const studyShellDescription = 'The forms of a word, and how often it is in each book.';
export const interlinearShellTitle = 'Interlinear';
export const interlinearShellDescription =
  'Any chapter of the Bible word under word: Hebrew or Greek, transliteration, Strong’s number, dictionary form, parsing and translation.';
export const wordsShellTitle = 'Word by word';
export const wordsShellDescription =
  'A verse word by word: each word with its Strong’s number, its dictionary form and its meaning.';
