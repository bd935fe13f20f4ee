import { asc, inArray } from 'drizzle-orm';
import { formatEntryAnswer } from '#data/dictionary/contract/entry-answer.ts';
import type { EntryAnswer, EntryShard, ShardEntry } from '#data/dictionary/contract/entry.ts';
import { allEntryNumbers, shardOf } from '#data/dictionary/entry-number.ts';
import { entries } from '#data/schema/library.ts';
import { meaningsOf } from '#data/hebrew/english/english-answer.ts';
import { library } from './query-library.ts';
import { SimilarWords } from './similar-words.ts';

const numbersByShard = Map.groupBy([...allEntryNumbers('hebrew'), ...allEntryNumbers('greek')], shardOf);

/** The names of the files of static data: "H4" contains H400 to H499. */
export function shardNames(): string[] {
  return [...numbersByShard.keys()];
}

/** The contents of a file of static data. All of them take ten seconds. */
export function entryShard(name: string): EntryShard {
  const found = library
    .select()
    .from(entries)
    .where(inArray(entries.number, numbersByShard.get(name) ?? []))
    .orderBy(asc(entries.ordinal))
    .all();
  return Object.fromEntries(found.map((entry) => [entry.number, withSimilar(formatEntryAnswer(entry))]));
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
