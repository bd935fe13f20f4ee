import { and, eq, sql } from 'drizzle-orm';
import { tryParseEntryNumber, type EntryNumber } from '#data/dictionary/entry-number.ts';
import { foldText } from '#data/text/fold.ts';
import type { Binyan } from '#data/hebrew/language/binyan.ts';
import { entries, occurrences } from '#data/schema/library.ts';
import { countedVersion, wordsOfSense } from './bible-words.ts';
import { library } from './query-library.ts';
import { hasOwnSense, numbersOfRoot, senseOfVerb, senseOfWord, type WordSense } from './word-senses.ts';

/** The number of occurrences of a taught word in the Hebrew Bible. */
export interface BibleFrequency {
  number: EntryNumber;
  /** Occurrences of all forms of the entry; 0 if the Hebrew text is not loaded or does not have the word. */
  total: number;
  /** Occurrences as the taught word, if the entry has other words or stems too. */
  inSense?: number | undefined;
  /** Whether `inSense` counts the stem of a verb. */
  isStem?: boolean | undefined;
  /**
   * The dictionary form, if it is not the taught word. For example, the dictionary lists a participle under its verb.
   */
  under?: string | undefined;
}

/** The properties of a taught word that determine what to count. */
export interface CountedWord {
  id?: string | undefined;
  /** The written form, with nikud. */
  hebrew?: string | undefined;
  partOfSpeech?: string | undefined;
  binyan?: Binyan | undefined;
}

const entryQuery = library
  .select({ lemma: entries.lemma, total: occurrences.total })
  .from(entries)
  .leftJoin(occurrences, and(eq(occurrences.number, entries.number), eq(occurrences.version, countedVersion)))
  .where(eq(entries.number, sql.placeholder('number')))
  .prepare();

/** Returns `undefined` for a word without a Strong's number: it does not occur in the Hebrew Bible. */
export function bibleFrequency(strongs: string | undefined, word: CountedWord = {}): BibleFrequency | undefined {
  const number = entryNumberOf(strongs);
  if (!number) return undefined;
  const { lemma = '' } = entryQuery.get({ number }) ?? {};
  const numbers = word.binyan ? numbersOfRoot(number) : [number];
  const total = numbers.reduce((sum, each) => sum + (entryQuery.get({ number: each })?.total ?? 0), 0);
  const sense = senseOf(number, word);
  const inSense = sense && wordsOfSense(sense).length;
  const isOther = word.hebrew !== undefined && letters(word.hebrew) !== letters(lemma);
  return {
    number,
    total,
    ...(inSense !== undefined && inSense !== total && { inSense }),
    ...(word.binyan && { isStem: true }),
    ...(isOther && { under: lemma }),
  };
}

/** The words of the Hebrew Bible that are the taught word; `undefined` for a whole entry. */
export function senseOf(number: EntryNumber, { id, binyan, partOfSpeech }: CountedWord): WordSense | undefined {
  if (binyan) return senseOfVerb(number, binyan);
  return id !== undefined && (partOfSpeech !== undefined || hasOwnSense(id))
    ? senseOfWord(id, number, partOfSpeech)
    : undefined;
}

/** Throws for a number that is not one of an entry. */
export function entryNumberOf(strongs: string | undefined): EntryNumber | undefined {
  if (strongs === undefined) return undefined;
  const number = tryParseEntryNumber(strongs);
  if (!number) throw new RangeError(`"${strongs}", which data/hebrew/content links to, is not the number of an entry`);
  return number;
}

/** Removes letters that only indicate a vowel, because spellings differ in them. */
function letters(text: string): string {
  return foldText(text).replaceAll(/[ וי]/gu, '');
}
