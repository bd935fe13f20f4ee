import type { EntryNumber } from '../../dictionary/entry-number.ts';
import type { LoadedVersion } from '../../versions/loaded-version.ts';
import type { PackedHalf } from '../../bible/packed-pairs.ts';
import type { VerseId } from '../../bible/verse-id.ts';
import type { VerseMarks } from '../../text/verse-marks.ts';
import type { RenumberedRun } from '../results/renumber.ts';
import type { PackedSpans } from './span-codes.ts';
import type { TextUnit } from './text-units.ts';

/** A version as it is kept. */
export type PackedVersion = LoadedVersion;

export interface TextPackHead {
  /** Of the library that the pack was made from. */
  edition: string;
  version: PackedVersion;
  /** Of all versions together, by which FTS5 weighs: verses, and terms of their texts and tags. */
  library: { verses: number; terms: number };
  /** Where the Hebrew text is numbered otherwise; the same in every pack. */
  runs: RenumberedRun[];
  /** Which of them are halves of verses. */
  halves: PackedHalf[];
}

/** A verse, with those of its marks that search and results need: no notes, paragraphs, lines and headings. */
export interface PackedVerse {
  id: VerseId;
  text: string;
  marks: VerseMarks;
}

/** Marks that are spans and nothing else. */
export const spanKinds = ['supplied', 'divineName', 'jesus', 'ketiv', 'qere'] as const;
export type SpanKind = (typeof spanKinds)[number];

/** A number, with its parsing. */
export interface TagKind {
  number: EntryNumber;
  morphology?: string;
}

/** A pack as it is read: everything in arrays over the whole text, so that a verse is put together when it is shown. */
export interface TextPack {
  head: TextPackHead;
  /** Of each verse, ascending. A verse's place here is its place everywhere. */
  ids: Uint32Array;
  /** The different units, the most frequent first, and the text as their places in this list. */
  units: readonly TextUnit[];
  text: Uint16Array | Uint32Array;
  /** The first unit of each verse, and the end of all. */
  unitStart: Uint32Array;
  /** The words of the index: folded, ascending, each once; and which of them each unit is. */
  terms: readonly string[];
  termOfUnit: Uint32Array;
  /** The first word of each verse, and the end of all. */
  wordStart: Uint32Array;
  /** The term of each word of the text. */
  words: Uint16Array | Uint32Array;
  tags: PackedSpans;
  tagKinds: readonly TagKind[];
  /** The terms of each kind, and all terms of the tags, ascending, each once. */
  termsOfKind: readonly string[][];
  tagTerms: readonly string[];
  /** The kind of each tag. */
  kindOfTag: Uint16Array;
  spans: Partial<Record<SpanKind, PackedSpans>>;
  /** The King James Version's number of the verses that have another there. */
  kjv: ReadonlyMap<number, VerseId>;
  /** Verses of all versions that have each term, and each term of the tags. */
  everywhere: { terms: Uint32Array; tags: Uint32Array };
}

/** The narrowest array that holds numbers below `end`. */
export function arrayBelow(end: number, length: number): Uint16Array | Uint32Array {
  return end <= 0x1_0000 ? new Uint16Array(length) : new Uint32Array(length);
}
