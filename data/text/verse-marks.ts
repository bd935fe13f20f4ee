import type { EntryNumber } from '../dictionary/entry-number.ts';
import type { VerseId } from '../bible/verse-id.ts';

/** Offsets in UTF-16 units into the plain text; `end` is exclusive. */
export type Span = [start: number, end: number];

/**
 * A tagged word or phrase. An empty span is a word of the original that the translation leaves out. The morphology code
 * is that of the Open Scriptures Hebrew Morphology, or Robinson's for Greek. `form` is the number that Strong gave to
 * the form where it has an entry of its own: εἶπεν has the number of its lemma λέγω, G3004, and the form G2036.
 */
export type WordMark = [start: number, end: number, number: EntryNumber, morphology?: string, form?: EntryNumber];

/** A word of the original without a number: a Hebrew preposition with a suffix, a Greek word that Strong did not have. */
export type ParsedMark = [start: number, end: number, morphology: string];

/** Which word of the original a tag renders: the `nth` of the `of` words with its number, from 0. `mark` is its index. */
export type WordLink = [mark: number, nth: number, of: number];

/** A tagged or only parsed word. */
export type VerseTag = WordMark | [start: number, end: number, number: '', morphology: string, form?: undefined];

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
  /**
   * For tagged words whose partner a program would not find by the number: the index of the tag, which of the words of
   * the original with this number it renders, from 0, and how many the original has.
   */
  links?: WordLink[];
  /** Words of the original that have a parsing and no number. */
  parsed?: ParsedMark[];
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

/** The tagged words of a verse with those that are only parsed, in the order of the text. */
export function tagsInOrder({ words = [], parsed }: Pick<VerseMarks, 'words' | 'parsed'>): VerseTag[] {
  if (!parsed) return words;
  const all: VerseTag[] = [
    ...words,
    ...parsed.map(([start, end, morphology]): VerseTag => [start, end, '', morphology]),
  ];
  return all.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}
