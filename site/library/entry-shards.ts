import { asc } from 'drizzle-orm';
import { formatEntryAnswer } from '#data/dictionary/contract/entry-answer.ts';
import type { EntryShard } from '#data/dictionary/contract/entry.ts';
import { shardOf } from '#data/dictionary/entry-number.ts';
import { entries } from '#data/schema/library.ts';
import { library } from './query-library.ts';

/** The files of static data, by name: "H4" contains H400 to H499. */
export function entryShards(): Map<string, EntryShard> {
  const shards = new Map<string, EntryShard>();
  for (const entry of library.select().from(entries).orderBy(asc(entries.ordinal)).all()) {
    const name = shardOf(entry.number);
    const shard = shards.get(name) ?? {};
    shard[entry.number] = formatEntryAnswer(entry);
    shards.set(name, shard);
  }
  return shards;
}
