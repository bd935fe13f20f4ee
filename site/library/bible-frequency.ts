import { and, eq, sql } from 'drizzle-orm';
import { tryParseEntryNumber, type EntryNumber } from '#data/model/entry-number.ts';
import { occurrences } from '#data/schema/library.ts';
import { library } from './database.ts';

/** The version that the frequency of Hebrew words is counted in. */
export const countedVersion = 'wlc';

/** How often an entry's word stands in the Hebrew Bible. */
export interface BibleFrequency {
  number: EntryNumber;
  /** 0 where the Hebrew text is not loaded, or has none. */
  total: number;
}

const totalQuery = library
  .select({ total: occurrences.total })
  .from(occurrences)
  .where(and(eq(occurrences.number, sql.placeholder('number')), eq(occurrences.version, countedVersion)))
  .prepare();

/** `undefined` for a word that names no entry: it does not stand in the Hebrew Bible. */
export function bibleFrequency(strongs: string | undefined): BibleFrequency | undefined {
  if (strongs === undefined) return undefined;
  const number = tryParseEntryNumber(strongs);
  if (!number) throw new RangeError(`"${strongs}", which data/hebrew links to, is not the number of an entry`);
  return { number, total: totalQuery.get({ number })?.total ?? 0 };
}
