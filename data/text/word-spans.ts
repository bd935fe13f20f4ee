import type { WordMark } from './verse-marks.ts';

/** A span of a text and the words that it belongs to, as indexes into the marks. */
export interface WordSpan {
  start: number;
  end: number;
  words: number[];
}

/** The spans of tagged words, in order. A word that overlaps an earlier one is merged into its span. */
export function wordSpans(marks: readonly WordMark[]): WordSpan[] {
  const spans: WordSpan[] = [];
  const sorted = marks
    .map(([start, end], index) => ({ start, end, index }))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  for (const { start, end, index } of sorted) {
    const last = spans.at(-1);
    if (start === end) continue;
    if (last && start < last.end) last.words.push(index);
    else spans.push({ start, end, words: [index] });
  }
  return spans;
}

/** Divides a part of a text at its words: `wrap` makes the part of a word, and `plain` the parts within and between. */
export function divideAtWords<Part>(
  spans: readonly WordSpan[],
  [from, to]: readonly [from: number, to: number],
  plain: (from: number, to: number) => Part[],
  wrap: (span: WordSpan, parts: Part[]) => Part,
): Part[] {
  const parts: Part[] = [];
  let at = from;
  for (const span of spans) {
    const first = Math.max(span.start, at);
    const last = Math.min(span.end, to);
    if (first >= last) continue;
    parts.push(...plain(at, first), wrap(span, plain(first, last)));
    at = last;
  }
  return [...parts, ...plain(at, to)];
}
