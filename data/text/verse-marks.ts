import type { EntryNumber } from '../dictionary/entry-number.ts';
import type { VerseId } from '../bible/verse-id.ts';

/** Offsets in UTF-16 units into the plain text; `end` is exclusive. */
export type Span = [start: number, end: number];

/**
 * A tagged word or phrase. An empty span is a word of the original that the translation leaves out. The morphology code
 * is the source's own (OSHM for the Hebrew text).
 */
export type WordMark = [start: number, end: number, number: EntryNumber, morphology?: string];

/**
 * Used instead of a morphology code for a further piece of a phrase that another word splits. Its other piece is before
 * or after it with the same number, and is the one that counts: "should … perish".
 */
export const furtherPiece = '+';

/**
 * All data of a verse in addition to its plain text, as spans over that text. Absent fields mean none. The plain text
 * has no tags, brackets or paragraph signs.
 */
export interface VerseMarks {
  /** The same verse in the King James Version, where its number differs. */
  kjv?: VerseId;
  words?: WordMark[];
  /** Words that the translators supplied. */
  supplied?: Span[];
  /** The divine name, printed in small capitals. */
  divineName?: Span[];
  /** Words of Jesus. */
  jesus?: Span[];
  /** The written reading (ketiv). The reading that is spoken (qere) is next to it. */
  ketiv?: Span[];
  qere?: Span[];
  notes?: [at: number, text: string][];
  /** Offsets where a paragraph begins. */
  paragraphs?: number[];
  /** Offsets where a line of poetry begins, with its level of indent from 1. */
  lines?: [at: number, level: number][];
  /** A heading that the edition prints before the verse, for example the acrostic letters of Psalm 119. */
  heading?: string;
}

/** The text with a tag after each tagged word: `In the beginning{H7225} God{H430}`. */
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
