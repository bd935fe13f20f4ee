import { languageOfNumber, type EntryNumber } from '#data/dictionary/entry-number.ts';
import { greekSpeech } from '#data/dictionary/morphology/greek.ts';
import { greekGenderTable, greekSpeechTable } from './greek-speech-table.ts';

/** A word of a parsed Greek text. */
export interface ParsedNumber {
  number: EntryNumber;
  /** Robinson's code. */
  morphology: string;
}

/** At least this share of a word's forms. */
const often = 0.2;
const properName = 'proper noun';

type Counts = Map<EntryNumber, Map<string, number>>;

/**
 * The part of speech of each Greek number in the parsed Greek texts, with the gender of a noun: "noun, feminine",
 * "noun, masculine or feminine". The dictionary's file has none. A part of speech is the most frequent one; MorphGNT
 * declines names that Robinson's code only calls "proper noun".
 */
export function greekPartsOfSpeech(words: Iterable<ParsedNumber>): Map<EntryNumber, string> {
  const speeches: Counts = new Map();
  const genders: Counts = new Map();
  for (const { number, morphology } of words) {
    const parsed = languageOfNumber(number) === 'greek' ? greekSpeech(morphology) : undefined;
    if (!parsed) continue;
    addTo(speeches, number, parsed.speech);
    if (parsed.gender) addTo(genders, number, parsed.gender);
  }
  return new Map(
    [...speeches].map(([number, counts]): [EntryNumber, string] => {
      const speech = counts.has(properName) ? properName : (frequent(counts)[0] ?? '');
      const gender = speech.endsWith('noun') ? frequent(genders.get(number) ?? new Map()) : [];
      return [number, gender.length > 0 ? `${speech}, ${inOrder(gender).join(' or ')}` : speech];
    }),
  );
}

/**
 * What is shown with an entry: its part of speech in the table, or else in the parsed texts. The dictionary writes names
 * with a capital. Parsings call those that have endings nouns.
 */
export function greekPartOfSpeech({ number, lemma }: { number: EntryNumber; lemma: string }, parsed = ''): string {
  const known = greekSpeechTable.get(number) ?? parsed;
  const isName = lemma.charAt(0) !== lemma.charAt(0).toLowerCase();
  const speech = isName && known.startsWith('noun') ? `proper ${known}` : known;
  const gender = speech === properName ? greekGenderTable.get(number) : undefined;
  return gender === undefined ? speech : `${speech}, ${gender}`;
}

function addTo(counts: Counts, number: EntryNumber, what: string): void {
  const own = counts.get(number) ?? new Map<string, number>();
  counts.set(number, own.set(what, (own.get(what) ?? 0) + 1));
}

/** The frequent values, the most frequent first. */
function frequent(counts: ReadonlyMap<string, number>): string[] {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return [...counts]
    .filter(([, count]) => count / all >= often)
    .sort(([, a], [, b]) => b - a)
    .map(([value]) => value);
}

function inOrder(genders: readonly string[]): string[] {
  return ['masculine', 'feminine', 'neuter'].filter((gender) => genders.includes(gender));
}
