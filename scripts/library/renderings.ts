import { countedWords } from '#data/dictionary/counted-words.ts';
import type { EntryNumber } from '#data/dictionary/entry-number.ts';
import { indexedPhrase } from '#data/search/sql/phrase-in-rendering.ts';
import type { VerseId } from '#data/bible/verse-id.ts';
import { phraseFiled, phrasePieces, taggedPhrases } from '#data/text/phrases/phrase-pieces.ts';
import { renderingText } from '#data/dictionary/rendering-text.ts';
import type { VerseText } from '../sources/source.ts';
import { addOne, type Count } from '#data/dictionary/count-occurrences.ts';

export interface Rendering extends Count {
  /** Empty for a tag that covers no word of the translation. */
  text: string;
  /** As stored in the library. Empty if the rendering is its own only phrase. */
  phrases: [phrase: string, verses: VerseId[]][];
}

interface Group extends Count {
  spellings: Map<string, number>;
  /** Complete phrases with their words as the index has them, each with its verses. */
  phrases: Map<string, VerseId[]>;
}

/**
 * The renderings of each Strong's number in a translation, most frequent first, with their most frequent
 * capitalization.
 */
export function collectRenderings(verses: readonly VerseText[]): Map<EntryNumber, Rendering[]> {
  const numbers = new Map<EntryNumber, Map<string, Group>>();
  for (const { id, text, marks } of verses) {
    const counted = new Set(countedWords(marks));
    for (const phrase of taggedPhrases(marks.words ?? [])) {
      if (!counted.has(phrase.mark)) continue;
      const number = phrase.mark[2];
      const words = renderingText(phraseFiled(text, phrase));
      let groups = numbers.get(number);
      if (!groups) numbers.set(number, (groups = new Map()));
      const key = words.toLowerCase();
      let group = groups.get(key);
      if (!group) groups.set(key, (group = { total: 0, verses: [], spellings: new Map(), phrases: new Map() }));
      addOne(group, id);
      group.spellings.set(words, (group.spellings.get(words) ?? 0) + 1);
      addPhrase(group, indexedPhrase(phrasePieces(text, phrase)), id);
    }
  }
  return new Map(
    [...numbers].map(([number, groups]) => [number, [...groups.values()].map(rendering).sort(byFrequency)]),
  );
}

function addPhrase({ phrases }: Group, phrase: string, verse: VerseId): void {
  const verses = phrases.get(phrase);
  if (!verses) phrases.set(phrase, [verse]);
  else if (verses.at(-1) !== verse) verses.push(verse);
}

function rendering({ total, verses, spellings, phrases }: Group): Rendering {
  const [[text] = ['']] = [...spellings].sort(([a, timesA], [b, timesB]) => timesB - timesA || compare(a, b));
  const isOnlyPhrase = phrases.size === 1 && phrases.has(text.toLowerCase());
  return { text, total, verses, phrases: isOnlyPhrase ? [] : [...phrases] };
}

function byFrequency(a: Rendering, b: Rendering): number {
  return b.total - a.total || compare(a.text, b.text);
}

/** Compares by code units, so that the order is the same on every machine and in every locale. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
