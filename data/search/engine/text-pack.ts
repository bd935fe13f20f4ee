import type { EntryNumber } from '../../dictionary/entry-number.ts';
import type { LoadedVersion } from '../../versions/loaded-version.ts';
import type { PackedHalf } from '../../bible/packed-pairs.ts';
import type { VerseId } from '../../bible/verse-id.ts';
import type { VerseMarks, WordLink } from '../../text/verse-marks.ts';
import type { RenumberedRun } from '../results/renumber.ts';
import type { PackedSpans } from './span-codes.ts';
import type { TextUnit } from './text-units.ts';

/** A version as it is stored. */
export type PackedVersion = LoadedVersion;

export interface TextPackHead {
  /** The edition of the library that the pack was created from. */
  edition: string;
  version: PackedVersion;
  /** Totals of all versions for the weights of FTS5: verses, and terms of their texts and tags. */
  library: { verses: number; terms: number };
  /** Where the Hebrew text has another versification; the same in every pack. */
  runs: RenumberedRun[];
  /** Which of them are halves of verses. */
  halves: PackedHalf[];
}

/** A verse with the marks that search and results need: no notes, paragraphs, lines and headings. */
export interface PackedVerse {
  id: VerseId;
  text: string;
  marks: VerseMarks;
}

/** Marks that consist only of spans. */
export const spanKinds = ['supplied', 'divineName', 'jesus', 'ketiv', 'qere'] as const;
export type SpanKind = (typeof spanKinds)[number];

/** A number with its parsing, and the number of the form if it has one. */
export interface TagKind {
  /** Empty for a word that is only parsed. */
  number: EntryNumber | '';
  morphology?: string;
  form?: EntryNumber;
}

/**
 * A decoded pack: arrays over the whole text, so that a verse is only assembled when it is shown. Some of them are
 * decoded on first use.
 */
export interface TextPack {
  readonly head: TextPackHead;
  /** The ids of the verses, ascending. A verse's index here is its index in every other list. */
  readonly ids: Uint32Array;
  /** The distinct units, the most frequent first, and the text as indexes into this list. */
  readonly units: readonly TextUnit[];
  readonly text: Uint16Array | Uint32Array;
  /** The first unit of each verse, and the end of the last. */
  readonly unitStart: Uint32Array;
  /** The words of the index: folded, ascending, each once; and the term of each unit. */
  readonly terms: readonly string[];
  readonly termOfUnit: Uint32Array;
  /** The first word of each verse, and the end of the last. */
  readonly wordStart: Uint32Array;
  /** The term of each word of the text. */
  readonly words: Uint16Array | Uint32Array;
  readonly tags: PackedSpans;
  readonly tagKinds: readonly TagKind[];
  /** The terms of each kind, and all distinct terms of the tags, ascending. */
  readonly termsOfKind: readonly string[][];
  /** The terms of each kind where it is not counted. */
  readonly termsUncounted: readonly string[][];
  readonly tagTerms: readonly string[];
  /** The kind of each tag. */
  readonly kindOfTag: Uint16Array;
  readonly spans: Partial<Record<SpanKind, PackedSpans>>;
  /** The verse id in the King James Version, for verses where it differs. */
  readonly kjv: ReadonlyMap<number, VerseId>;
  /** `links` of the marks, for the verses that have them. */
  readonly links: ReadonlyMap<VerseId, WordLink[]>;
  /** The number of verses of all versions that have each term, and each term of the tags. */
  readonly everywhere: { readonly terms: Uint32Array; readonly tags: Uint32Array };
}

/** The narrowest array that holds numbers below `end`. */
export function arrayBelow(end: number, length: number): Uint16Array | Uint32Array {
  return end <= 0x1_0000 ? new Uint16Array(length) : new Uint32Array(length);
}
