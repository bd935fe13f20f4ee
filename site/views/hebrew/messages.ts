import type { HebrewBinyan, HebrewWord } from '#data/hebrew/contract/hebrew.ts';
import { formatCount, formatCountOf } from '#data/site/count-text.ts';

// Titles and descriptions of pages
export const learningCenterTitle = 'Hebrew Learning Center';
export const learningCenterDescription =
  'Hebrew phrases, words, verbs, letters and numbers with full nikud and links to the Hebrew Bible, and flashcards with spaced repetition.';
export const alefBetTitle = 'Hebrew AlefBet';
export const alefBetDescription =
  'The 22 letters of the Hebrew alphabet in print and cursive with names, sounds and values, their final forms, and the vowel marks explained.';
export const rootsTitle = 'Hebrew roots';
export const rootsDescription =
  'The roots of basic Hebrew verbs and words. Each root lists its verbs, its words and its entries in Strong’s dictionary.';
export const verbsTitle = 'Hebrew Verbs';
export const verbsDescription =
  'Basic Hebrew verbs with root, infinitive, past, present and future, by binyan, and how often each verb occurs in the Hebrew Bible.';
export const numbersTitle = 'Hebrew Numbers';
export const numbersDescription =
  'Hebrew numbers in both genders with full nikud, ordinal numbers, and how letters are used as numerals.';
export const wordsTitle = '500 basic Hebrew words';
export const wordsDescription =
  'Basic Hebrew words with full nikud, gender and plural, and how often each word occurs in the Hebrew Bible.';

export function rootPageTitle(latin: string): string {
  return `Hebrew root ${latin}`;
}

export function rootPageDescription(root: string): string {
  return `The Hebrew root ${root}: its verbs with their conjugation, the words formed from it, and its entries in Strong’s dictionary.`;
}

export function verbPageTitle(hebrew: string, english: string): string {
  return `${hebrew}, ${english}`;
}

export function verbPageDescription(hebrew: string, english: string): string {
  return `The Hebrew verb ${hebrew}, ${english}: past, present, future and imperative for every person, its root, and where it occurs in the Hebrew Bible.`;
}

// Headings
export function basicPhrasesHeading(count: number): string {
  return `${formatCount(count)} Basic Phrases`;
}

export function basicWordsHeading(count: number): string {
  return `${formatCount(count)} Basic Words`;
}

export function basicVerbsHeading(count: number): string {
  return `${formatCount(count)} basic Hebrew verbs`;
}

export const taughtHere = 'In the lessons';
export const namesHeading = 'Names';
export const inHebrewBible = 'In the Hebrew Bible';
export const sameRootHeading = 'Words from the same root';
export const lettersHeading = 'Letters';
export const vowelsHeading = 'Vowel marks (nikud)';
export const cardinalsHeading = 'Numbers';
export const ordinalsHeading = 'First to tenth';
export const compoundsHeading = '21 to 99';
export const constructsHeading = 'Before a noun';

export function rootsCountMessage(count: number): string {
  return `${formatCountOf(count, 'root')}, in alphabetical order`;
}

// Navigation
export const contentLabel = 'Content';
export const studyMode = 'Study Mode';
export const verbsLabel = 'Verbs';
export const allRoots = 'All roots';

export function rootPageLink(latin: string): string {
  return `All words of the root ${latin}`;
}

export function searchLettersLink(dictionary: string): string {
  return `Search the ${dictionary} for these letters`;
}

// The filter of a lesson
export const all = 'All';

export function searchLessonLabel(noun: string): string {
  return `Search the ${noun}`;
}

export function searchLessonPlaceholder(noun: string): string {
  return `Search ${noun} in English or Hebrew…`;
}

export function lessonRowsMessage(shown: number, total: number, noun: string): string {
  return `Showing ${shown} of ${total} ${noun}`;
}

export function noLessonRowsMessage(noun: string): string {
  return `No ${noun} found matching your search.`;
}

// Columns of lessons
export const hebrewHeading = 'Hebrew';
export const englishHeading = 'English';
export const pronunciationHeading = 'Pronunciation';
export const partOfSpeechHeading = 'Part of speech';
export const otherFormHeading = 'Other form';
export const inBibleHeading = 'In the Bible';
export const numberHeading = 'No.';
export const rootHeading = 'Root';
export const infinitiveHeading = 'Infinitive';
export const pastHeading = 'Past (1st Person)';
export const presentHeading = 'Present (1st Person)';
export const futureHeading = 'Future (1st Person)';
export const binyanHeading = 'Binyan';
export const audioHeading = 'Audio';
export const valueHeading = 'Value';
export const positionHeading = 'Position';
export const countingHeading = 'Feminine, and for counting';
export const gematriaHeading = 'In letters';
export const markHeading = 'Mark';
export const nameHeading = 'Name';
export const soundHeading = 'Sound';
export const exampleHeading = 'Example';
export const feminineForm = 'feminine';
export const formNotUsed = 'not in use';
export const notInBible = 'not in the Bible';
export const genders: Record<NonNullable<HebrewWord['gender']>, string> = {
  masculine: 'masculine',
  feminine: 'feminine',
  both: 'masculine or feminine',
};

export function feminineTransliteration(transliteration: string): string {
  return `${transliteration} (f.)`;
}

export function pluralTransliteration(transliteration: string): string {
  return `plural: ${transliteration}`;
}

export function feminineWordTransliteration(transliteration: string): string {
  return `feminine: ${transliteration}`;
}

export const countOfRoot = 'root';
export const countOfEntry = 'of';

export function rootOfWordMessage(latin: string): string {
  return `root ${latin}`;
}

export function rootLinkLabel(latin: string): string {
  return `Root ${latin}`;
}

export function timesInBibleMessage(count: number): string {
  return `${formatCount(count)}×`;
}

export function verbInBinyanMessage(binyan: string): string {
  return `verb in ${binyan}`;
}

// The conjugation of a verb
export const presentTense = 'Present';
export const pastTense = 'Past';
export const futureTense = 'Future';
export const pastAndFuture = 'Past and future';
export const imperative = 'Imperative';
export const gender = 'Gender';
export const person = 'Person';
export const singular = 'Singular';
export const plural = 'Plural';
export const masculine = 'Masculine';
export const feminine = 'Feminine';
export const masculineSingular = 'Masculine singular';
export const feminineSingular = 'Feminine singular';
export const noFormInUse = 'Not in use.';
export const persons = {
  I: 'I',
  'you ms': 'you (masculine singular)',
  'you fs': 'you (feminine singular)',
  he: 'he',
  she: 'she',
  we: 'we',
  'you mp': 'you (masculine plural)',
  'you fp': 'you (feminine plural)',
  they: 'they',
};

// The card about verbs
export const aboutVerbs = 'About Hebrew verbs';
export const overviewTab = 'Binyanim Overview';
export const rootsTab = 'Verb Roots';
export const biblicalTab = 'Biblical Connection';
export const voices: Record<HebrewBinyan['voice'], string> = {
  active: 'Active',
  'passive or reflexive': 'Passive or reflexive',
};
export const exploreRoots = 'Explore verb roots in Strong’s';
