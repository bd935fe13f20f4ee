import type { EntryNumber } from '../../dictionary/entry-number.ts';
import { countedWords } from '../../dictionary/counted-words.ts';
import { phraseFiled, taggedPhrases } from '../../text/phrases/phrase-pieces.ts';
import { renderingText } from '../../dictionary/rendering-text.ts';
import { numberTerm } from '../../search/sql/index-terms.ts';
import { termRange } from '../../search/engine/column.ts';
import type { MemoryIndex } from '../../search/engine/memory-index.ts';
import { readVerse } from '../../search/engine/read-packed-verse.ts';
import { verseKey } from '../../bible/verse-id.ts';
import type { VerseMarks } from '../../text/verse-marks.ts';

export interface NumberVersesArgs {
  number: EntryNumber;
  /** From 1; a number past the last page becomes the last page. */
  page: number;
  pageSize: number;
  rendering?: string | undefined;
  book?: number | undefined;
}

export interface NumberVerses {
  /** `undefined` where the number is not tagged. */
  total: { total: number; verseTotal: number } | undefined;
  rows: { key: number; text: string; marks: VerseMarks }[];
}

/** A page of the verses of a version with a number, in canonical order, counted as in the library. */
export function versesWithNumber(index: MemoryIndex, args: NumberVersesArgs): NumberVerses {
  const counts = [...timesByVerse(index, args)];
  if (counts.length === 0) return { total: undefined, rows: [] };
  const last = Math.floor((counts.length - 1) / args.pageSize);
  const from = Math.min(args.page - 1, last) * args.pageSize;
  const { pack } = index;
  return {
    total: { total: counts.reduce((sum, [, times]) => sum + times, 0), verseTotal: counts.length },
    rows: counts.slice(from, from + args.pageSize).map(([verse]) => {
      const { id, text, marks } = readVerse(pack, verse);
      return { key: verseKey(pack.head.version.id, id), text, marks };
    }),
  };
}

/** How often the number occurs in each verse that has it, by the verse's index. */
function timesByVerse(index: MemoryIndex, { number, rendering, book }: NumberVersesArgs): Map<number, number> {
  const { tags, bookOf, pack } = index;
  const [term, end] = termRange(tags, numberTerm(number), false);
  const counts = new Map<number, number>();
  if (term === end) return counts;
  for (let at = tags.positionStart[term] ?? 0; at < (tags.positionStart[end] ?? 0); at += 1) {
    const verse = tags.verseOf[tags.positions[at] ?? 0] ?? 0;
    if (book === undefined || bookOf[verse] === book) counts.set(verse, (counts.get(verse) ?? 0) + 1);
  }
  if (rendering === undefined) return counts;
  const wanted = rendering.toLowerCase();
  for (const verse of counts.keys()) {
    const { text, marks } = readVerse(pack, verse);
    const times = timesRendered(text, marks, number, wanted);
    if (times > 0) counts.set(verse, times);
    else counts.delete(verse);
  }
  return counts;
}

/** Counts like the library's `renderings`. */
function timesRendered(text: string, marks: VerseMarks, number: EntryNumber, wanted: string): number {
  const counted = new Set(countedWords(marks));
  return taggedPhrases(marks.words ?? []).filter(
    (phrase) =>
      phrase.mark[2] === number &&
      counted.has(phrase.mark) &&
      renderingText(phraseFiled(text, phrase)).toLowerCase() === wanted,
  ).length;
}
