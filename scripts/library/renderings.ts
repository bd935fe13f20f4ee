import { countedWords } from '#data/model/counted-words.ts';
import type { EntryNumber } from '#data/model/entry-number.ts';
import { renderingText } from '#data/model/rendering-text.ts';
import type { VerseText } from '../sources/source.ts';
import { addOne, type Count } from './count-words.ts';

export interface Rendering extends Count {
  /** Empty: tagged, but no word of the translation. */
  text: string;
}

interface Group extends Count {
  spellings: Map<string, number>;
}

/** How a translation puts each number into words: the most frequent first, in the most frequent spelling of capitals. */
export function collectRenderings(verses: readonly VerseText[]): Map<EntryNumber, Rendering[]> {
  const numbers = new Map<EntryNumber, Map<string, Group>>();
  for (const { id, text, marks } of verses) {
    for (const [start, end, number] of countedWords(marks)) {
      const words = renderingText(text.slice(start, end));
      let groups = numbers.get(number);
      if (!groups) numbers.set(number, (groups = new Map()));
      const key = words.toLowerCase();
      let group = groups.get(key);
      if (!group) groups.set(key, (group = { total: 0, verses: [], spellings: new Map() }));
      addOne(group, id);
      group.spellings.set(words, (group.spellings.get(words) ?? 0) + 1);
    }
  }
  return new Map([...numbers].map(([number, groups]) => [number, [...groups.values()].map(rendering).sort(byFrequency)]));
}

function rendering({ total, verses, spellings }: Group): Rendering {
  const [first = ['', 0]] = [...spellings].sort(([a, timesA], [b, timesB]) => timesB - timesA || compare(a, b));
  return { text: first[0], total, verses };
}

function byFrequency(a: Rendering, b: Rendering): number {
  return b.total - a.total || compare(a.text, b.text);
}

/** By code units: the same on every machine, whatever its locale. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
