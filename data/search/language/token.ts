import type { EntryNumber } from '../../dictionary/entry-number.ts';
import type { MorphologyTerm } from './tree.ts';
import type { VerseRange } from './verse-ranges.ts';

/** A span of the text, in UTF-16 units. */
export interface TextSpan {
  offset: number;
  length: number;
}

export type NearUnit = 'words' | 'verses' | 'chapter' | 'book';

export type Token = TextSpan &
  (
    | { kind: 'open' }
    | { kind: 'close' }
    | { kind: 'or' }
    | { kind: 'and' }
    | { kind: 'not' }
    | { kind: 'near'; unit: NearUnit; distance: number }
    | { kind: 'words'; text: string; prefix: boolean }
    | { kind: 'number'; number: EntryNumber }
    | { kind: 'morphology'; text: string; terms: readonly MorphologyTerm[] }
    /** `other:`, between a number and the rendering that it does not have. */
    | { kind: 'other' }
    /** `case:` or `exact:`, which applies to the words after it. */
    | { kind: 'strictness'; strictness: 'case' | 'exact' }
    /** `~` with the word after it. */
    | { kind: 'stem'; text: string }
    /** `v?il`: the pattern as typed, and folded. */
    | { kind: 'wildcard'; text: string; pattern: string }
    | { kind: 'scope'; text: string; label: string; ranges: VerseRange[] }
    /** `corrected`: the reference as it was read, where a name was misspelled. */
    | { kind: 'reference'; ranges: VerseRange[]; corrected?: string }
  );

/** An error in a query: its span, and the text that would correct it. Thrown and caught inside this folder. */
export class QuerySyntaxError extends Error {
  readonly span: TextSpan;
  /** The text that replaces the span. */
  readonly suggestion: string;
  /** Text to append to the query in addition. */
  readonly atEnd: string;

  constructor(message: string, { offset, length }: TextSpan, suggestion: string, atEnd = '') {
    super(message);
    this.span = { offset, length };
    this.suggestion = suggestion;
    this.atEnd = atEnd;
  }
}

/** The text with the error corrected. */
export function applySuggestion(
  text: string,
  { span: { offset, length }, suggestion, atEnd }: QuerySyntaxError,
): string {
  return `${text.slice(0, offset)}${suggestion}${text.slice(offset + length)}${atEnd}`;
}

/** From the start of one span to the end of another. */
export function spanOf(first: TextSpan, last: TextSpan): TextSpan {
  return { offset: first.offset, length: last.offset + last.length - first.offset };
}
