import type { EntryNumber } from '../../dictionary/entry-number.ts';
import type { Edition } from '../../versions/edition-names.ts';
import type { VerseRange } from './verse-ranges.ts';

/** One word or several consecutive words, as typed and as the index has them. */
export interface Words {
  /** As typed, without quotes and star, white space collapsed. This is shown and formatted. */
  text: string;
  /** At least one, folded. */
  words: string[];
  /** The last word is only the start of a word. */
  prefix: boolean;
}

/** A word or a phrase; whole words unless `prefix`. */
export type WordsNode = Words & { kind: 'words' };
/** Any word that is tagged with the number. */
export type NumberNode = { kind: 'number'; number: EntryNumber };
/**
 * The words where they are tagged with the number: `love G26`. With `isOther`, the number where it is tagged to other
 * words: `G26 other:love`.
 */
export type TaggedNode = Words & { kind: 'tagged'; number: EntryNumber; isOther?: boolean };
/** A word of the original by its parsing: a code, its beginning, or some of the words in which a parsing is shown. */
export type MorphologyNode = {
  kind: 'morphology';
  /** As typed, without brackets, white space collapsed. */
  text: string;
  /** Terms of the index. A word must have one of them. */
  terms: readonly MorphologyTerm[];
  /** The word's number, where a code follows one: `H1254 [Vqp3ms]`. */
  number?: EntryNumber;
};
/** A term, or with `prefix` all terms that begin like it. */
export interface MorphologyTerm {
  term: string;
  prefix: boolean;
}
/**
 * The words letter for letter as typed: with capitals (`case`), and with points, accents and final forms too (`exact`).
 */
export type ExactNode = Words & { kind: 'exact'; strictness: 'case' | 'exact' };
/** Every form of one English word: `~love`. `words` is the word as typed, folded. */
export type StemNode = Words & { kind: 'stem'; stem: string };
/** The verses themselves. */
export type ReferenceNode = { kind: 'reference'; label: string; ranges: VerseRange[] };
/** Within `distance` words of one another in any order; 1 means adjacent. */
export type NearWordsNode = { kind: 'near-words'; distance: number; parts: WordsNode[] };
/**
 * Verses of either part that have the other part within that many verses of the chapter, or in the same chapter or
 * book.
 */
export type NearVersesNode = {
  kind: 'near-verses';
  unit: 'verses' | 'chapter' | 'book';
  distance: number;
  parts: [SearchNode, SearchNode];
};
/** At least two parts, and at least one is not a `not`. */
export type AndNode = { kind: 'and'; parts: SearchNode[] };
/** A pattern for one word: `v?il`. */
export interface Wildcard {
  /** As typed. */
  text: string;
  /** Folded; `?` is one letter, `*` at the end any number of them. */
  pattern: string;
}
/**
 * At least two parts. With `wildcard`, the words of the searched versions that match the pattern, which may be none. The
 * parser leaves them out, and `expandWildcards` fills them in.
 */
export type OrNode = { kind: 'or'; parts: SearchNode[]; wildcard?: Wildcard };
/** Only ever a part of an `and`. */
export type NotNode = { kind: 'not'; part: SearchNode };

export type SearchNode =
  | WordsNode
  | NumberNode
  | TaggedNode
  | MorphologyNode
  | ExactNode
  | StemNode
  | ReferenceNode
  | NearWordsNode
  | NearVersesNode
  | AndNode
  | OrNode
  | NotNode;

/** `in:`, for the whole query; several scopes are a union. */
export interface Scope {
  /** "Romans", "Matthew to John". */
  label: string;
  /** The text after `in:` in the query. */
  text: string;
  ranges: VerseRange[];
}

/** A misspelled reference: "Gensis 1" is read as "Genesis 1". */
export interface Correction {
  from: string;
  to: string;
}

export interface SearchQuery {
  node: SearchNode;
  scopes: Scope[];
  /** Misspelled references and the references that are searched instead. */
  corrected?: Correction[];
  /** The translation that is named with a reference: "John 3:16 (KJV)". It is searched if the site has it. */
  edition?: Edition;
}

export interface QueryError {
  /** A sentence for the reader. */
  message: string;
  /** Span in the text, in UTF-16 units. */
  offset: number;
  length: number;
  /** The nearest valid query; absent where nothing in the text can be searched for. */
  suggestion?: string;
}

export type ParsedSearch =
  | { kind: 'query'; query: SearchQuery }
  /** Nothing but white space. */
  | { kind: 'empty' }
  | { kind: 'error'; error: QueryError };
