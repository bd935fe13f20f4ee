import { and, eq, sql } from 'drizzle-orm';
import { countedWords } from '#data/dictionary/counted-words.ts';
import { tryParseEntryNumber, type EntryNumber } from '#data/dictionary/entry-number.ts';
import { foldText } from '#data/text/fold.ts';
import { stemLetters, type Binyan } from '#data/hebrew/language/binyan.ts';
import { versionKeyUnit } from '#data/bible/verse-id.ts';
import { entries, occurrences, verses, versions } from '#data/schema/library.ts';
import { library } from './query-library.ts';

/** The version in which Hebrew words are counted. */
export const countedVersion = 'wlc';

/** The number of occurrences of an entry's word in the Hebrew Bible. */
export interface BibleFrequency {
  number: EntryNumber;
  /** Occurrences of all forms of the entry; 0 if the Hebrew text is not loaded or does not have the word. */
  total: number;
  /** For a verb: occurrences in the intended stem. */
  inStem?: number | undefined;
  /**
   * The dictionary form, if it is not the taught word. For example, the dictionary lists a participle under its verb.
   */
  under?: string | undefined;
}

/** The properties of a taught word that determine what to count. */
export interface CountedWord {
  /** The written form, with nikud. */
  hebrew?: string | undefined;
  binyan?: Binyan | undefined;
}

const entryQuery = library
  .select({ lemma: entries.lemma, total: occurrences.total })
  .from(entries)
  .leftJoin(occurrences, and(eq(occurrences.number, entries.number), eq(occurrences.version, countedVersion)))
  .where(eq(entries.number, sql.placeholder('number')))
  .prepare();

/** Returns `undefined` for a word without a Strong's number: it does not occur in the Hebrew Bible. */
export function bibleFrequency(
  strongs: string | undefined,
  { hebrew, binyan }: CountedWord = {},
): BibleFrequency | undefined {
  if (strongs === undefined) return undefined;
  const number = tryParseEntryNumber(strongs);
  if (!number) throw new RangeError(`"${strongs}", which data/hebrew/content links to, is not the number of an entry`);
  const { lemma = '', total } = entryQuery.get({ number }) ?? {};
  const isOther = hebrew !== undefined && letters(hebrew) !== letters(lemma);
  return {
    number,
    total: total ?? 0,
    ...(binyan && { inStem: stemCounts().get(`${number} ${stemLetters[binyan]}`) ?? 0 }),
    ...(isOther && { under: lemma }),
  };
}

/** Removes letters that only indicate a vowel, because spellings differ in them. */
function letters(text: string): string {
  return foldText(text).replaceAll(/[ וי]/gu, '');
}

let counts: Map<string, number> | undefined;

/** Occurrences of each verb in each stem: "H935 h". */
function stemCounts(): Map<string, number> {
  if (counts) return counts;
  counts = new Map();
  const [version] = library.select({ id: versions.id }).from(versions).where(eq(versions.code, countedVersion)).all();
  const rows = version
    ? library
        .select({ marks: verses.marks })
        .from(verses)
        .where(sql`${verses.key} BETWEEN ${version.id * versionKeyUnit} AND ${(version.id + 1) * versionKeyUnit - 1}`)
        .all()
    : [];
  for (const { marks } of rows) {
    for (const [, , number, parsing = ''] of countedWords(marks)) {
      const stem = /(?:^H|\/)V(\w)/.exec(parsing)?.[1];
      if (stem) counts.set(`${number} ${stem}`, (counts.get(`${number} ${stem}`) ?? 0) + 1);
    }
  }
  return counts;
}
