import { asc, inArray } from 'drizzle-orm';
import { formatEntryAnswer } from '#data/dictionary/contract/entry-answer.ts';
import type { EntryShard } from '#data/dictionary/contract/entry.ts';
import { shardOf } from '#data/dictionary/entry-number.ts';
import { entries } from '#data/schema/library.ts';
import { library } from './query-library.ts';

/** The requested files of static data, by name: "H4" contains H400 to H499. */
export function entryShards(isWanted: (shard: string) => boolean = () => true): Map<string, EntryShard> {
  const numbers = library.select({ number: entries.number }).from(entries).all();
  const wanted = numbers.map(({ number }) => number).filter((number) => isWanted(shardOf(number)));
  const shards = new Map<string, EntryShard>();
  const rows = library
    .select()
    .from(entries)
    .where(inArray(entries.number, wanted))
    .orderBy(asc(entries.ordinal))
    .all();
  for (const entry of rows) {
    const name = shardOf(entry.number);
    const shard = shards.get(name) ?? {};
    shard[entry.number] = formatEntryAnswer(entry);
    shards.set(name, shard);
  }
  return shards;
}
