import { and, eq, sql } from 'drizzle-orm';
import { countedWords } from '#data/dictionary/counted-words.ts';
import { tryParseEntryNumber, type EntryNumber } from '#data/dictionary/entry-number.ts';
import { foldText } from '#data/text/fold.ts';
import { stemLetters, type Binyan } from '#data/hebrew/language/binyan.ts';
import { versionUnit } from '#data/bible/verse-id.ts';
import { entries, occurrences, verses, versions } from '#data/schema/library.ts';
import { library } from './database.ts';

/** The version that the frequency of Hebrew words is counted in. */
export const countedVersion = 'wlc';

/** How often an entry's word stands in the Hebrew Bible. */
export interface BibleFrequency {
  number: EntryNumber;
  /** Of all forms of the entry; 0 where the Hebrew text is not loaded, or has none. */
  total: number;
  /** Of a verb: how often in the stem that is meant. */
  inStem?: number | undefined;
  /** The dictionary's form, where it is another word than the one that is taught: a participle stands under its verb. */
  under?: string | undefined;
}

/** What is taught of a word, as far as it tells what to count. */
export interface Counted {
  /** As it is written, with points. */
  hebrew?: string | undefined;
  binyan?: Binyan | undefined;
}

const entryQuery = library
  .select({ lemma: entries.lemma, total: occurrences.total })
  .from(entries)
  .leftJoin(occurrences, and(eq(occurrences.number, entries.number), eq(occurrences.version, countedVersion)))
  .where(eq(entries.number, sql.placeholder('number')))
  .prepare();

/** `undefined` for a word that names no entry: it does not stand in the Hebrew Bible. */
export function bibleFrequency(
  strongs: string | undefined,
  { hebrew, binyan }: Counted = {},
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

/** Without the letters that only tell a vowel, which one spelling has and another has not. */
function letters(text: string): string {
  return foldText(text).replaceAll(/[ וי]/gu, '');
}

let counts: Map<string, number> | undefined;

/** How often each verb stands in each stem: "H935 h". */
function stemCounts(): Map<string, number> {
  if (counts) return counts;
  counts = new Map();
  const [version] = library.select({ id: versions.id }).from(versions).where(eq(versions.code, countedVersion)).all();
  const rows = version
    ? library
        .select({ marks: verses.marks })
        .from(verses)
        .where(sql`${verses.key} BETWEEN ${version.id * versionUnit} AND ${(version.id + 1) * versionUnit - 1}`)
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
