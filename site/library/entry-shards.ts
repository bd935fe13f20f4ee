import { asc } from 'drizzle-orm';
import { formatEntryAnswer } from '#data/dictionary/contract/entry-answer.ts';
import type { EntryAnswer, EntryShard, ShardEntry } from '#data/dictionary/contract/entry.ts';
import { shardOf } from '#data/dictionary/entry-number.ts';
import { entries } from '#data/schema/library.ts';
import { meaningsOf } from '#data/hebrew/english/english-answer.ts';
import { library } from './query-library.ts';
import { SimilarWords } from './similar-words.ts';

/** The files of static data, by name: "H4" contains H400 to H499. */
export function entryShards(): Map<string, EntryShard> {
  const shards = new Map<string, EntryShard>();
  for (const entry of library.select().from(entries).orderBy(asc(entries.ordinal)).all()) {
    const name = shardOf(entry.number);
    const shard = shards.get(name) ?? {};
    shard[entry.number] = withSimilar(formatEntryAnswer(entry));
    shards.set(name, shard);
  }
  return shards;
}

let words: SimilarWords | undefined;

/** Adds the words that are mistakes and not slips when the reader answers the entry's card in Study Mode. */
function withSimilar(entry: EntryAnswer): ShardEntry {
  words ??= new SimilarWords();
  const accepted = meaningsOf(`${entry.gloss}, ${entry.usage.replace(/ \([\d,]+×\)/g, '')}`, 'separate');
  const similar = [...words.ofEnglish(entry.gloss, 'separate'), ...words.ofOriginal(entry.word)].filter(
    (word) => !accepted.includes(word),
  );
  return similar.length > 0 ? { ...entry, similar: similar.join(' ') } : entry;
}
