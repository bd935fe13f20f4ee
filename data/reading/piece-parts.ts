import type { VerseMarks } from '../text/verse-marks.ts';
import { layersOf, nest, type VersePart } from '../text/verse-tree.ts';
import { divideAtWords, wordSpans, type WordSpan } from '../text/word-spans.ts';
import type { Piece } from './chapter-blocks.ts';

/** A part of a piece, and whether a note follows it. */
export interface PieceSegment {
  parts: VersePart[];
  note: boolean;
}

/**
 * A piece of a verse as parts: the usual marks, and each tagged word with its numbers. Marks of the words of
 * Jesus and of ketiv and qere contain words; words contain marks of supplied text and of the divine name.
 */
export function pieceParts({ verse: { text, marks }, from, to }: Piece): PieceSegment[] {
  const around = layersOf({ jesus: marks.jesus, ketiv: marks.ketiv, qere: marks.qere });
  const within = layersOf({ supplied: marks.supplied, divineName: marks.divineName });
  const words = wordSpans(marks.words ?? []);
  // A space is added where pieces are joined.
  const end = text[to - 1] === ' ' ? to - 1 : to;

  const plain = (start: number, stop: number): VersePart[] =>
    nest(within, start, stop, (a, b) => (a < b ? [text.slice(a, b)] : []));
  /** "H430", or several separated by spaces, where one span has several words. */
  const numbersOf = (span: WordSpan): string => span.words.map((index) => marks.words?.[index]?.[2]).join(' ');
  const tagged = (start: number, stop: number): VersePart[] =>
    divideAtWords(words, [start, stop], plain, (span, parts) => ({ kind: 'tagged', numbers: numbersOf(span), parts }));

  const spans: PieceSegment[] = [];
  let at = from;
  for (const offset of noteOffsets(marks, words)) {
    const isHere = offset > from ? offset <= to : offset === 0 && from === 0;
    if (!isHere) continue;
    const stop = Math.min(offset, end);
    spans.push({ parts: nest(around, at, stop, tagged), note: true });
    at = stop;
  }
  return at < end ? [...spans, { parts: nest(around, at, end, tagged), note: false }] : spans;
}

/** The offsets of notes, each once, and never within a word. */
function noteOffsets({ notes }: VerseMarks, words: readonly WordSpan[]): number[] {
  const offsets = (notes ?? []).map(([at]) => words.find(({ start, end }) => start < at && at < end)?.end ?? at);
  return [...new Set(offsets)].sort((a, b) => a - b);
}
