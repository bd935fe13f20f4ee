import type { EntryNumber } from '../dictionary/entry-number.ts';
import { highlightStyles, type HighlightStyle } from '../my-study/study-row.ts';
import type { Span, VerseMarks } from './verse-marks.ts';
import { divideAtWords, wordSpans } from './word-spans.ts';

/** The kinds of marked spans, outermost first. Where spans cross, the inner one is split. */
export const spanKinds = [
  'jesus',
  'ketiv',
  'qere',
  ...highlightStyles,
  'found',
  'changed',
  'supplied',
  'divineName',
] as const;
export type SpanKind = (typeof spanKinds)[number];

/** Words that the reader has highlighted, by style. */
export type StudySpans = Partial<Record<HighlightStyle, readonly Span[]>>;

/** The marks that the text of a verse shows. Spans are offsets into the text, in UTF-16 units. */
export type ShownMarks = Pick<VerseMarks, 'words' | 'supplied' | 'divineName' | 'jesus' | 'ketiv' | 'qere'>;

/**
 * A part of a verse: plain text, a marked span, the numbers of the words that end there, a word of a comparison with
 * its indexes in the marks, or, in a chapter, a word with its numbers ("H430", "G1 G2").
 */
export type VersePart =
  | string
  | { kind: SpanKind; parts: VersePart[] }
  | { kind: 'numbers'; numbers: readonly EntryNumber[] }
  | { kind: 'word'; words: readonly number[]; parts: VersePart[] }
  | { kind: 'tagged'; numbers: string; parts: VersePart[] };

export interface VerseTreeOptions {
  /** The highlighted text: the words tagged with a number, or spans of the text. */
  found?: EntryNumber | readonly Span[] | undefined;
  /** Spans that differ from another text in a comparison. */
  changed?: readonly Span[] | undefined;
  /** The reader's own highlights. */
  studied?: StudySpans | undefined;
  /** Whether Strong's numbers are shown after the words. */
  numbered?: boolean | undefined;
  /** Whether each tagged word is a part of its own. Not together with `numbered`. */
  hasWords?: boolean | undefined;
}

/**
 * A verse's text as a tree: supplied words, the divine name, words of Jesus, ketiv and qere, and highlights.
 * Overlapping spans are split where they cross, so that the parts always nest. The concatenated text of the tree is the
 * verse's.
 */
export function verseTree(
  text: string,
  marks: ShownMarks,
  { found, changed, studied, numbered = false, hasWords = false }: VerseTreeOptions = {},
): VersePart[] {
  const matches = typeof found === 'string' ? taggedSpans(marks, found) : found;
  const layers = layersOf({ ...marks, ...studied, found: matches, changed });
  if (hasWords) return nestWords(text, marks, layers);
  if (!numbered) return nest(layers, 0, text.length, (from, to) => slice(text, from, to));
  const numbers = Map.groupBy(marks.words ?? [], ([, end]) => end);
  const takeNumbers = (end: number): VersePart[] => {
    const words = numbers.get(end);
    numbers.delete(end);
    return words ? [{ kind: 'numbers', numbers: words.map(([, , number]) => number) }] : [];
  };
  const parts = nest(layers, 0, text.length, (from, to) => {
    const written: VersePart[] = [];
    let at = from;
    // A number is inserted before the character that follows its word, so that it is outside the word's own span.
    for (const end of [...numbers.keys()].filter((offset) => offset >= from && offset < to).sort((a, b) => a - b)) {
      written.push(...slice(text, at, end), ...takeNumbers(end));
      at = end;
    }
    return [...written, ...slice(text, at, to)];
  });
  return [...parts, ...[...numbers.keys()].flatMap(takeNumbers)];
}

/** Words are around the supplied words and divine names that may be a part of them, and within all other marks. */
function nestWords(text: string, { words = [] }: ShownMarks, layers: readonly Layer[]): VersePart[] {
  const isWithin = ({ kind }: Layer): boolean => kind === 'supplied' || kind === 'divineName';
  const within = layers.filter(isWithin);
  const spans = wordSpans(words);
  const plain = (from: number, to: number): VersePart[] => nest(within, from, to, (a, b) => slice(text, a, b));
  return nest(
    layers.filter((layer) => !isWithin(layer)),
    0,
    text.length,
    (from, to) =>
      divideAtWords(spans, [from, to], plain, (span, parts) => ({ kind: 'word', words: span.words, parts })),
  );
}

export interface Layer {
  kind: SpanKind;
  /** In order of their start. */
  spans: readonly Span[];
}

/** The layers of a text, outermost first; kinds without spans are left out. */
export function layersOf(spans: Partial<Record<SpanKind, readonly Span[] | undefined>>): Layer[] {
  return spanKinds
    .map((kind) => ({ kind, spans: (spans[kind] ?? []).toSorted((a, b) => a[0] - b[0]) }))
    .filter((layer) => layer.spans.length > 0);
}

/** Nests layers over a part of the text; `inside` renders the parts that no further layer divides. */
export function nest(
  layers: readonly Layer[],
  from: number,
  to: number,
  inside: (from: number, to: number) => VersePart[],
): VersePart[] {
  const [current, ...inner] = layers;
  if (!current) return inside(from, to);
  const parts: VersePart[] = [];
  let at = from;
  for (const [spanStart, spanEnd] of current.spans) {
    const start = Math.max(spanStart, at);
    const end = Math.min(spanEnd, to);
    if (start >= end) continue;
    parts.push(...nest(inner, at, start, inside), { kind: current.kind, parts: nest(inner, start, end, inside) });
    at = end;
  }
  return [...parts, ...nest(inner, at, to, inside)];
}

function slice(text: string, from: number, to: number): VersePart[] {
  return from < to ? [text.slice(from, to)] : [];
}

function taggedSpans({ words = [] }: ShownMarks, number: EntryNumber): Span[] {
  return words.filter(([, , each, , form]) => each === number || form === number).map(([start, end]) => [start, end]);
}

/** Leaves out the marks that a line of text does not show: notes, paragraphs, numbering. */
export function shownMarks({ words, supplied, divineName, jesus, ketiv, qere }: VerseMarks): ShownMarks {
  return {
    ...(words && { words }),
    ...(supplied && { supplied }),
    ...(divineName && { divineName }),
    ...(jesus && { jesus }),
    ...(ketiv && { ketiv }),
    ...(qere && { qere }),
  };
}
