import type { EntryNumber } from '../../dictionary/entry-number.ts';
import { countedWords } from '../../dictionary/counted-words.ts';
import { phraseFiled, taggedPhrases } from '../../text/phrases/phrase-pieces.ts';
import { renderingText } from '../../dictionary/rendering-text.ts';
import { numberTerm } from '../../search/sql/index-terms.ts';
import { termRange } from '../../search/engine/column.ts';
import type { MemoryIndex } from '../../search/engine/memory-index.ts';
import { readVerse } from '../../search/engine/read-verse.ts';
import { verseKey } from '../../bible/verse-id.ts';
import type { VerseMarks } from '../../text/verse-marks.ts';

export interface NumberVersesArgs {
  number: EntryNumber;
  /** From 1; one beyond the last becomes the last. */
  page: number;
  pageSize: number;
  rendering?: string | undefined;
  book?: number | undefined;
}

export interface NumberVerses {
  /** `undefined` where nothing is tagged so. */
  total: { total: number; verseTotal: number } | undefined;
  rows: { key: number; text: string; marks: VerseMarks }[];
}

/** A page of the verses of a version with a number, in canonical order, counted as the library counts them. */
export function versesWithNumber(index: MemoryIndex, args: NumberVersesArgs): NumberVerses {
  const found = [...timesByVerse(index, args)];
  if (found.length === 0) return { total: undefined, rows: [] };
  const last = Math.floor((found.length - 1) / args.pageSize);
  const from = Math.min(args.page - 1, last) * args.pageSize;
  const { pack } = index;
  return {
    total: { total: found.reduce((sum, [, times]) => sum + times, 0), verseTotal: found.length },
    rows: found.slice(from, from + args.pageSize).map(([place]) => {
      const { id, text, marks } = readVerse(pack, place);
      return { key: verseKey(pack.head.version.id, id), text, marks };
    }),
  };
}

/** How often the number stands in each verse that has it, by the verse's place. */
function timesByVerse(index: MemoryIndex, { number, rendering, book }: NumberVersesArgs): Map<number, number> {
  const { tags, bookOf, pack } = index;
  const [term, end] = termRange(tags, numberTerm(number), false);
  const places = new Map<number, number>();
  if (term === end) return places;
  for (let at = tags.positionStart[term] ?? 0; at < (tags.positionStart[end] ?? 0); at += 1) {
    const place = tags.verseOf[tags.positions[at] ?? 0] ?? 0;
    if (book === undefined || bookOf[place] === book) places.set(place, (places.get(place) ?? 0) + 1);
  }
  if (rendering === undefined) return places;
  const wanted = rendering.toLowerCase();
  for (const place of places.keys()) {
    const { text, marks } = readVerse(pack, place);
    const times = timesRendered(text, marks, number, wanted);
    if (times > 0) places.set(place, times);
    else places.delete(place);
  }
  return places;
}

/** As `renderings` of the library are collected. */
function timesRendered(text: string, marks: VerseMarks, number: EntryNumber, wanted: string): number {
  const counted = new Set(countedWords(marks));
  return taggedPhrases(marks.words ?? []).filter(
    (phrase) =>
      phrase.mark[2] === number &&
      counted.has(phrase.mark) &&
      renderingText(phraseFiled(text, phrase)).toLowerCase() === wanted,
  ).length;
}
