import { isHomographLetter } from './homographs.ts';

/**
 * Strong's numbers. The dictionaries have 8,674 Hebrew and 5,523 Greek entries; H8675 to H8853 and G5625 to G5944 are
 * codes for the parsing of verbs, which some tagged texts have in addition to the words' numbers.
 */
export type Language = 'hebrew' | 'greek';

/** Canonical form, without leading zeros: "H430", "G26". */
export type EntryNumber = `${'H' | 'G'}${number}`;

export type StrongsKind = 'entry' | 'parsing' | 'none';

const lastHebrewEntry = 8674;
const lastHebrewParsing = 8853;
const lastGreekEntry = 5624;
const lastGreekParsing = 5944;

/** Strong skipped G2717 and G3203 to G3302. */
function isGreekGap(value: number): boolean {
  return value === 2717 || (value >= 3203 && value <= 3302);
}

/** Decided only by range: `(H8674)` in brackets is still a word. */
export function strongsKind(language: Language, value: number): StrongsKind {
  if (!Number.isInteger(value) || value < 1) return 'none';
  const [entry, parsing] =
    language === 'hebrew' ? [lastHebrewEntry, lastHebrewParsing] : [lastGreekEntry, lastGreekParsing];
  if (value <= entry) return language === 'greek' && isGreekGap(value) ? 'none' : 'entry';
  return value <= parsing ? 'parsing' : 'none';
}

export function languageOfNumber(number: EntryNumber): Language {
  return number.startsWith('H') ? 'hebrew' : 'greek';
}

export function valueOf(number: EntryNumber): number {
  return Number(number.slice(1));
}

export function entryNumber(language: Language, value: number): EntryNumber {
  return `${language === 'hebrew' ? 'H' : 'G'}${value}`;
}

/** As people write and say it: "Strong’s G26", "Strong's number 26", "strongs 26". */
const strongs = "(?:strong['’]?s?['’]? *(?:number|numbers|no\\.?|nr\\.?|#)? *)?";
/** "G 26", "H-430", "G.26", "#430". */
const prefix = '#?(?:(?<prefix>[hg])[ \u00A0.-]?)?';
const digits = '0*(?<digits>[1-9][0-9]{0,3})';
/** Homograph letter of extended numbers, "H1254a", "1254 a", "H0430G"; the entry is that of the number. */
const homograph = '(?: ?(?<letter>[a-z]))?';
const pattern = new RegExp(`^${strongs}${prefix}${digits}${homograph}$`, 'i');

/** "Strong's Greek 26", "Greek Strong's number 26", "Hebrew: 430". */
const dictionaryName = /(?<![\p{L}\p{M}])(?<name>hebrew|greek)\b *:? */iu;

/** "Strong's Hebrew numbers no. 0430 a" is shorter. */
const maxNumberLength = 40;

/**
 * Normalizes `H0430`, `h430`, `H430G`, `1254 a`. A letter that no word of the number has is rejected. A bare number
 * gets `bareLanguage`, or is rejected without it. Returns `undefined` for anything that is not the number of an
 * existing entry.
 */
export function tryParseEntryNumber(text: string, bareLanguage?: Language): EntryNumber | undefined {
  if (text.length > maxNumberLength) return undefined;
  const name = dictionaryName.exec(text)?.groups?.['name'];
  const groups = pattern.exec((name ? text.replace(dictionaryName, '') : text).trim())?.groups;
  if (!groups) return undefined;
  const letter = (name ?? groups.prefix)?.toLowerCase();
  // "Greek H430" is no number.
  if (name && groups.prefix) return undefined;
  const language = letter?.startsWith('h') ? 'hebrew' : letter ? 'greek' : bareLanguage;
  if (!language) return undefined;
  const value = Number(groups.digits);
  if (groups.letter && !isHomographLetter(language, value, groups.letter)) return undefined;
  return strongsKind(language, value) === 'entry' ? entryNumber(language, value) : undefined;
}

/** Like {@link tryParseEntryNumber}, but throws an error that includes the text. */
export function parseEntryNumber(text: string, bareLanguage?: Language): EntryNumber {
  const number = tryParseEntryNumber(text, bareLanguage);
  if (!number) throw new RangeError(`"${text.slice(0, 40)}" is not the number of a dictionary entry`);
  return number;
}

const greekOrdinalBase = 10_000;

/** Sorts Hebrew before Greek, each by value: H430 is 430, G26 is 10,026. */
export function entryOrdinal(number: EntryNumber): number {
  return languageOfNumber(number) === 'hebrew' ? valueOf(number) : greekOrdinalBase + valueOf(number);
}

/** The previous or next entry in the same dictionary, across gaps; `undefined` at either end. */
export function neighborEntry(number: EntryNumber, step: -1 | 1): EntryNumber | undefined {
  const language = languageOfNumber(number);
  const last = language === 'hebrew' ? lastHebrewEntry : lastGreekEntry;
  for (let value = valueOf(number) + step; value >= 1 && value <= last; value += step) {
    if (strongsKind(language, value) === 'entry') return entryNumber(language, value);
  }
  return undefined;
}

/** All numbers that have an entry, in dictionary order. */
export function allEntryNumbers(language: Language): EntryNumber[] {
  const last = language === 'hebrew' ? lastHebrewEntry : lastGreekEntry;
  const values = Array.from({ length: last }, (_, index) => index + 1);
  return values
    .filter((value) => strongsKind(language, value) === 'entry')
    .map((value) => entryNumber(language, value));
}

const shardSize = 100;

/** The name of the static shard that has an entry: H400 to H499 are in "H4". */
export function shardOf(number: EntryNumber): string {
  return `${number[0]}${Math.floor(valueOf(number) / shardSize)}`;
}
