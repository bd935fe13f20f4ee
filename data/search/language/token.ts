import type { EntryNumber } from '../../dictionary/entry-number.ts';
import type { VerseRange } from './verse-ranges.ts';

/** A place in the text, in UTF-16 units. */
export interface Place {
  offset: number;
  length: number;
}

export type NearUnit = 'words' | 'verses' | 'chapter' | 'book';

export type Token = Place &
  (
    | { kind: 'open' }
    | { kind: 'close' }
    | { kind: 'or' }
    | { kind: 'and' }
    | { kind: 'not' }
    | { kind: 'near'; unit: NearUnit; distance: number }
    | { kind: 'words'; text: string; prefix: boolean }
    | { kind: 'number'; number: EntryNumber }
    | { kind: 'morphology'; text: string }
    /** `case:` or `exact:`, which the words behind it belong to. */
    | { kind: 'strictness'; strictness: 'case' | 'exact' }
    /** `~`, with the word that it stands before. */
    | { kind: 'stem'; text: string }
    | { kind: 'scope'; text: string; label: string; ranges: VerseRange[] }
    /** `corrected`: the reference as it is taken, where a name was mistyped. */
    | { kind: 'reference'; ranges: VerseRange[]; corrected?: string }
  );

/** What is wrong with a query, where, and the text that would be right in its stead. Thrown and caught inside this folder. */
export class QueryProblem extends Error {
  readonly place: Place;
  /** What belongs in the place's stead. */
  readonly suggestion: string;
  /** What belongs at the end of the text besides. */
  readonly atEnd: string;

  constructor(message: string, { offset, length }: Place, suggestion: string, atEnd = '') {
    super(message);
    this.place = { offset, length };
    this.suggestion = suggestion;
    this.atEnd = atEnd;
  }
}

/** The text with its fault mended. */
export function mendAt(text: string, { place: { offset, length }, suggestion, atEnd }: QueryProblem): string {
  return `${text.slice(0, offset)}${suggestion}${text.slice(offset + length)}${atEnd}`;
}

/** From the beginning of one place to the end of another. */
export function spanOf(first: Place, last: Place): Place {
  return { offset: first.offset, length: last.offset + last.length - first.offset };
}
