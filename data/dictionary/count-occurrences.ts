import { countedWords } from './counted-words.ts';
import type { EntryNumber } from './entry-number.ts';
import type { VerseId } from '../bible/verse-id.ts';
import type { VerseText } from '../text/verse-text.ts';

/** The total of occurrences, and their number in each verse, in canonical order. */
export interface Count {
  total: number;
  verses: [verse: VerseId, times: number][];
}

/** Adds one occurrence. The verse must not precede the last one added. */
export function addOne(count: Count, verse: VerseId): void {
  count.total += 1;
  const last = count.verses.at(-1);
  if (last?.[0] === verse) last[1] += 1;
  else count.verses.push([verse, 1]);
}

/**
 * Counts every number tagged in a version, including psalm titles. A word whose form has a number of its own counts for
 * both numbers.
 */
export function countOccurrences(verses: Iterable<VerseText>): Map<EntryNumber, Count> {
  const counts = new Map<EntryNumber, Count>();
  for (const { id, marks } of verses) {
    for (const [, , number, , form] of countedWords(marks)) {
      addOne(getOrAdd(counts, number), id);
      if (form) addOne(getOrAdd(counts, form), id);
    }
  }
  return counts;
}

function getOrAdd<Key>(counts: Map<Key, Count>, key: Key): Count {
  const known = counts.get(key);
  if (known) return known;
  const created: Count = { total: 0, verses: [] };
  counts.set(key, created);
  return created;
}
