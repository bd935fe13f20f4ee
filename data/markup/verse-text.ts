import type { EntryNumber } from '../model/entry-number.ts';
import type { Span, VerseMarks } from '../model/verse-marks.ts';
import { escapeHtml } from './escape.ts';

interface Layer {
  spans: readonly Span[];
  open: string;
  close: string;
}

/**
 * A verse's text as HTML: supplied words, the divine name, words of Jesus, ketiv and qere are set apart, and what
 * `highlight` names is marked: the words tagged with a number, or spans of the text. Spans that overlap are split
 * where they cross, so tags always nest.
 */
export function verseText(text: string, marks: VerseMarks, highlight?: EntryNumber | readonly Span[]): string {
  const marked = typeof highlight === 'string' ? taggedSpans(marks, highlight) : highlight;
  const layers: Layer[] = [
    layer(marks.jesus, '<span class="jesus">', '</span>'),
    layer(marks.ketiv, '<span class="ketiv">', '</span>'),
    layer(marks.qere, '<span class="qere">', '</span>'),
    layer(marked, '<mark>', '</mark>'),
    layer(marks.supplied, '<i>', '</i>'),
    layer(marks.divineName, '<span class="divine">', '</span>'),
  ];
  return wrap(text, 0, text.length, layers.filter(({ spans }) => spans.length > 0), 0);
}

function taggedSpans(marks: VerseMarks, highlight: EntryNumber): Span[] {
  return (marks.words ?? []).filter(([, , number]) => number === highlight).map(([start, end]) => [start, end]);
}

function layer(spans: readonly Span[] | undefined, open: string, close: string): Layer {
  return { spans: [...(spans ?? [])].sort((a, b) => a[0] - b[0]), open, close };
}

function wrap(text: string, from: number, to: number, layers: readonly Layer[], depth: number): string {
  const current = layers[depth];
  if (!current) return escapeHtml(text.slice(from, to));
  let html = '';
  let at = from;
  for (const [spanStart, spanEnd] of current.spans) {
    const start = Math.max(spanStart, at);
    const end = Math.min(spanEnd, to);
    if (start >= end) continue;
    html += wrap(text, at, start, layers, depth + 1);
    html += current.open + wrap(text, start, end, layers, depth + 1) + current.close;
    at = end;
  }
  return html + wrap(text, at, to, layers, depth + 1);
}
