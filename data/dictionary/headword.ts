import type { EntrySummary } from './entry-summary.ts';
import type { EntryNumber } from './entry-number.ts';
import { foldText, foldTransliteration } from '../text/fold.ts';
import { consonantalLemma, dictionaryKeys, modernGreekKeys, singularKeys, typedKeys } from './transliteration-key.ts';

/**
 * What readers type and no rule leads to: the dictionary prints the name as Yehovah, and lists verbs by a form that
 * nobody says. By key, so that each spelling need stand here once.
 */
const exceptions: readonly [typed: string, numbers: EntryNumber[]][] = [
  ['yahweh', ['H3068']],
  ['yahveh', ['H3068']],
  ['yahuah', ['H3068']],
  ['hashem', ['H3068', 'H8034']],
  ['hallelujah', ['G239', 'H1984']],
  ['alleluia', ['G239', 'H1984']],
  ['shema', ['H8085']],
  ['goel', ['H1350']],
  ['bereshit', ['H7225']],
  ['shekhinah', ['H7931']],
  ['kosher', ['H3787']],
  ['el shaddai', ['H7706', 'H410']],
  // The English form of it.
  ['paraclete', ['G3875']],
];
const byKey = new Map(
  exceptions.flatMap(([typed, numbers]) => typedKeys(typed).map((key): [string, EntryNumber[]] => [key, numbers])),
);

/** A text as the headword that it may be, in Hebrew, in Greek or in any usual transliteration. */
export interface HeadwordReadings {
  lemma: string;
  transliteration: string;
  keys: string[];
  singularKeys: string[];
  /** "YHWH" in Hebrew letters. */
  consonants?: string;
  /** Entries that are meant though nothing in them says so. */
  numbers: EntryNumber[];
}

export function readHeadword(text: string): HeadwordReadings {
  const consonants = consonantalLemma(text);
  const keys = /[a-z]/i.test(text) ? [...new Set([...typedKeys(text), ...modernGreekKeys(text)])] : [];
  return {
    lemma: foldText(text),
    transliteration: foldTransliteration(text),
    keys,
    singularKeys: singularKeys(text),
    ...(consonants !== undefined && { consonants }),
    numbers: [...new Set(keys.flatMap((key) => byKey.get(key) ?? []))],
  };
}

/** Letters of a word from which on it is hardly an English one that happens to sound like another school's Hebrew. */
const longestChance = 4;

/** Whether another school's spelling is as likely meant as an English word: "hesed", which is also a man's name; not "sum". */
export function isLikelyTyped(text: string): boolean {
  return /^\p{L}+$/u.test(text.normalize('NFD').replaceAll(/[\p{M}'’ʼʻʾʿ]/gu, '')) && [...text].length > longestChance;
}

/**
 * How near an entry's headword is to what was typed, the nearest least: what is meant though nothing says so, as printed,
 * of its consonants, spelled by another school, or its plural. `undefined` for another word.
 */
export function headwordRank(
  { number, language, lemma, transliteration }: Pick<EntrySummary, 'number' | 'language' | 'lemma' | 'transliteration'>,
  typed: HeadwordReadings,
): number | undefined {
  if (typed.numbers.includes(number)) return -1;
  if (foldText(lemma) === typed.lemma) return 0;
  const printed = foldTransliteration(transliteration);
  if (printed !== '' && printed === typed.transliteration) return 0;
  if (foldText(lemma) === typed.consonants) return 1;
  const own = dictionaryKeys(transliteration, language);
  if (own.some((key) => typed.keys.includes(key))) return 2;
  return own.some((key) => typed.singularKeys.includes(key)) ? 3 : undefined;
}
