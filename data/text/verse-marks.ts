import type { EntryNumber } from '../dictionary/entry-number.ts';
import type { VerseId } from '../bible/verse-id.ts';

/** Offsets in UTF-16 units into the clean text; `end` is exclusive. */
export type Span = [start: number, end: number];

/**
 * A tagged word or phrase. A span of no length is a word of the original that the translation leaves out.
 * The morphology code is the source's own (OSHM for the Hebrew text).
 */
export type WordMark = [start: number, end: number, number: EntryNumber, morphology?: string];

/**
 * In the place of a morphology code: this is a further piece of a phrase that another word splits. Its other piece
 * stands before or after it with the same number, and is the one that counts: "should … perish".
 */
export const furtherPiece = '+';

/**
 * Everything a verse carries beside its clean text, as spans over that text. Absent fields mean none.
 * The clean text itself holds no tag, bracket or paragraph sign.
 */
export interface VerseMarks {
  /** The same verse in the King James Version, where this one is numbered otherwise. */
  kjv?: VerseId;
  words?: WordMark[];
  /** Words that the translators supplied. */
  supplied?: Span[];
  /** The divine name, printed in small capitals. */
  divineName?: Span[];
  /** Words of Jesus. */
  jesus?: Span[];
  /** Written reading (ketiv), beside which the read one (qere) stands. */
  ketiv?: Span[];
  qere?: Span[];
  notes?: [at: number, text: string][];
  /** Offsets at which a paragraph opens. */
  paragraphs?: number[];
  /** Offsets at which a line of poetry opens, with its level of indent from 1. */
  lines?: [at: number, level: number][];
  /** A heading that the edition prints before the verse, e.g. the acrostic letters of Psalm 119. */
  heading?: string;
}

/** The text with a tag behind each tagged word: `In the beginning{H7225} God{H430}`. */
export function formatTaggedText(text: string, marks: VerseMarks): string {
  const words = [...(marks.words ?? [])].sort((a, b) => a[1] - b[1]);
  let tagged = '';
  let from = 0;
  for (const [, end, number] of words) {
    tagged += `${text.slice(from, end)}{${number}}`;
    from = end;
  }
  return tagged + text.slice(from);
}
