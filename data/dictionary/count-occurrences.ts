import { countedWords } from './counted-words.ts';
import type { EntryNumber } from './entry-number.ts';
import { addForm, type FormCounts } from './word-forms.ts';
import type { VerseId } from '../bible/verse-id.ts';
import type { VerseText } from '../text/verse-text.ts';

/** The total of occurrences, and their number in each verse, in canonical order. */
export interface Count {
  total: number;
  verses: [verse: VerseId, times: number][];
  /** In a parsed text. */
  forms?: FormCounts;
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
  for (const { id, text, marks } of verses) {
    for (const [start, end, number, parsing, form] of countedWords(marks)) {
      for (const each of form ? [number, form] : [number]) {
        const count = getOrAdd(counts, each);
        addOne(count, id);
        if (parsing) addForm((count.forms ??= new Map()), each, parsing, text.slice(start, end));
      }
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
