// cspell:ignore moshiach mashiach ruach hakodesh alitheia rema rhema talitha cumi koum
import type { EntrySummary } from './entry-summary.ts';
import type { EntryNumber } from './entry-number.ts';
import { foldText, foldTransliteration } from '../text/fold.ts';
import { consonantalLemma, dictionaryKeys, modernGreekKeys, singularKeys, typedKeys } from './transliteration-key.ts';

/**
 * Common queries that no rule covers: the dictionary prints the name as Yehovah, and lists verbs by a form that nobody
 * uses. They are matched by key, so that one spelling of each is enough.
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
  // English and modern forms of the word.
  ['paraclete', ['G3875']],
  ['hades', ['G86']],
  ['gehenna', ['G1067']],
  ['apocalypse', ['G602']],
  ['moshiach', ['H4899']],
  ['mashiach', ['H4899']],
  ['messiah', ['H4899', 'G3323']],
  ['ruach hakodesh', ['H7307', 'H6944']],
  ['alitheia', ['G225']],
  ['rema', ['G4487']],
  ['rhema', ['G4487']],
  ['el elyon', ['H410', 'H5945']],
  ['talitha cumi', ['G5008', 'G2891']],
  ['talitha koum', ['G5008', 'G2891']],
];
const byKey = new Map(
  exceptions.flatMap(([typed, numbers]) => typedKeys(typed).map((key): [string, EntryNumber[]] => [key, numbers])),
);

/** The possible readings of a text as a headword in Hebrew, in Greek or in any usual transliteration. */
export interface HeadwordReadings {
  lemma: string;
  /** With its points and accents, but without cantillation. */
  pointed: string;
  transliteration: string;
  keys: string[];
  singularKeys: string[];
  /** "YHWH" in Hebrew letters. */
  consonants?: string;
  /** Entries that are meant although their data does not match. */
  numbers: EntryNumber[];
}

export function readHeadword(text: string): HeadwordReadings {
  const consonants = consonantalLemma(text);
  const keys = /[a-z]/i.test(text) ? [...new Set([...typedKeys(text), ...modernGreekKeys(text)])] : [];
  return {
    lemma: foldText(text),
    pointed: withoutCantillation(text),
    transliteration: foldTransliteration(text),
    keys,
    singularKeys: singularKeys(text),
    ...(consonants !== undefined && { consonants }),
    numbers: [...new Set(keys.flatMap((key) => byKey.get(key) ?? []))],
  };
}

/** A longer word is hardly an English one that happens to sound like Hebrew in another transliteration system. */
const longestChance = 4;

/** Whether a transliteration is as likely as an English word: "hesed", which is also a man's name; not "sum". */
export function isLikelyTyped(text: string): boolean {
  return /^\p{L}+$/u.test(text.normalize('NFD').replaceAll(/[\p{M}'’ʼʻʾʿ]/gu, '')) && [...text].length > longestChance;
}

type Headword = Pick<EntrySummary, 'number' | 'language' | 'lemma' | 'transliteration'>;

/**
 * How well an entry's headword matches the typed text; lower is better: a known exception, with the same points and
 * accents, as printed, by its consonants, in another transliteration system, by its plural. `undefined` for no match.
 */
export function headwordRank(entry: Headword, typed: HeadwordReadings): number | undefined {
  return rankHeadwordFor(entry)(typed);
}

/** The same for many typed texts: what depends on the entry is computed once. */
export function rankHeadwordFor({
  number,
  language,
  lemma,
  transliteration,
}: Headword): (typed: HeadwordReadings) => number | undefined {
  const [foldedLemma, printed] = [foldText(lemma), foldTransliteration(transliteration)];
  let own: readonly string[] | undefined;
  return (typed) => {
    if (typed.numbers.includes(number)) return -1;
    if (foldedLemma === typed.lemma) return withoutCantillation(lemma) === typed.pointed ? -0.5 : 0;
    if (printed !== '' && printed === typed.transliteration) return 0;
    if (foldedLemma === typed.consonants) return 1;
    own ??= dictionaryKeys(transliteration, language);
    if (own.some((key) => typed.keys.includes(key))) return 2;
    return own.some((key) => typed.singularKeys.includes(key)) ? 3 : undefined;
  };
}

/** Also without the joiner that many Hebrew texts have between the points of one letter. */
function withoutCantillation(text: string): string {
  return text.normalize('NFD').replaceAll(/[\u0591-\u05AF\u05BD\u034F]/gu, '');
}
