import type { EntryNumber } from '../model/entry-number.ts';
import type { Span, VerseMarks } from '../model/verse-marks.ts';
import { escapeHtml } from './escape.ts';

/** Spans that are set apart, and the tags around them. */
export interface Layer {
  spans: readonly Span[];
  open: string;
  close: string;
}

/** The HTML of a stretch of the text that nothing divides. */
export type WriteStretch = (from: number, to: number) => string;

/**
 * A verse's text as HTML: supplied words, the divine name, words of Jesus, ketiv and qere are set apart, and what
 * `highlight` names is marked: the words tagged with a number, or spans of the text. Spans that overlap are split
 * where they cross, so tags always nest.
 */
export function verseText(text: string, marks: VerseMarks, highlight?: EntryNumber | readonly Span[]): string {
  const marked = typeof highlight === 'string' ? taggedSpans(marks, highlight) : highlight;
  return writeLayers(layersOf(marks, marked), 0, text.length, (from, to) => escapeHtml(text.slice(from, to)));
}

/** What a verse's marks set apart, outermost first. */
export function layersOf(marks: VerseMarks, marked: readonly Span[] | undefined): Layer[] {
  const layers = [
    layer(marks.jesus, '<span class="jesus">', '</span>'),
    layer(marks.ketiv, '<span class="ketiv">', '</span>'),
    layer(marks.qere, '<span class="qere">', '</span>'),
    layer(marked, '<mark>', '</mark>'),
    layer(marks.supplied, '<i>', '</i>'),
    layer(marks.divineName, '<span class="divine">', '</span>'),
  ];
  return layers.filter(({ spans }) => spans.length > 0);
}

function taggedSpans(marks: VerseMarks, highlight: EntryNumber): Span[] {
  return (marks.words ?? []).filter(([, , number]) => number === highlight).map(([start, end]) => [start, end]);
}

function layer(spans: readonly Span[] | undefined, open: string, close: string): Layer {
  return { spans: [...(spans ?? [])].sort((a, b) => a[0] - b[0]), open, close };
}

/** Layers within layers, each closed before the one around it is. */
export function writeLayers(layers: readonly Layer[], from: number, to: number, write: WriteStretch): string {
  const [current, ...inner] = layers;
  if (!current) return write(from, to);
  let html = '';
  let at = from;
  for (const [spanStart, spanEnd] of current.spans) {
    const start = Math.max(spanStart, at);
    const end = Math.min(spanEnd, to);
    if (start >= end) continue;
    html += writeLayers(inner, at, start, write);
    html += current.open + writeLayers(inner, start, end, write) + current.close;
    at = end;
  }
  return html + writeLayers(inner, at, to, write);
}
