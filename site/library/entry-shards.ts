import { asc } from 'drizzle-orm';
import { formatEntryAnswer } from '#data/contract/entry-answer.ts';
import type { EntryShard } from '#data/contract/entry.ts';
import { shardOf } from '#data/model/entry-number.ts';
import { entries } from '#data/schema/library.ts';
import { library } from './database.ts';

/** The files of static data, by name: "H4" holds H400 to H499. */
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
