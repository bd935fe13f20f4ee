import type { VerseMarks } from '#data/text/verse-marks.ts';

/** A location in an imported file. */
export interface FileLocation {
  /** The name in messages, for example "verses.txt". */
  file: string;
  /** Counted from 1: a line, a row of a table, or a slot of a SWORD module. */
  line: number;
}

/** The content of a verse that a reader has parsed. */
export interface ParsedContent {
  text: string;
  marks: VerseMarks;
  /** Whether tags of a markup in the text were removed. */
  markup?: boolean;
  /** The first damaged character, for example "U+FFFD". */
  odd?: string;
}

/** Tagged text whose format has notes. `at` is an offset in the tagged text. */
export interface TaggedContent {
  tagged: string;
  notes: { at: number; text: string }[];
}

/** What a format reader yields, in the order of the file. Readers do not validate books and verse numbers. */
export type ImportRecord =
  | {
      kind: 'verse';
      location: FileLocation;
      /** The book as written in the file: a name, a code, or a number 1 to 66. */
      book: string;
      /** Whether the format itself says that the book is not one of the 66. */
      beyond?: boolean;
      chapter: string;
      /** "3", "3a", "3-4"; "0" is the title of a psalm. */
      verse: string;
      /** Tagged text, or text and marks that a markup reader has parsed. */
      content: string | TaggedContent | ParsedContent;
    }
  /** A line that should be a verse and is not. */
  | { kind: 'error'; location: FileLocation; quote: string; reason: string }
  /** Words that are not part of a verse: headings, introductions, pictures. `what` names them: `\s1`, `<title>`. */
  | { kind: 'skipped'; location: FileLocation; what: string; quote: string }
  /** An element without its end. `reason` follows `what`. */
  | { kind: 'unclosed'; location: FileLocation; what: string; reason: string }
  /** An error of the whole file: nothing can be imported. */
  | { kind: 'broken'; location: FileLocation; reason: string }
  /** Information for the administrator, for example skipped SQL statements. */
  | { kind: 'remark'; message: string };

/** Formats a location for messages: "line 812 of rstne.txt". */
export function formatFileLocation({ file, line }: FileLocation): string {
  return `line ${line.toLocaleString('en')} of ${file}`;
}

/** Shortens a line for a message. */
export function excerpt(text: string): string {
  const short = text.trim().slice(0, 60);
  return short.length < text.trim().length ? `${short}…` : short;
}

/** Whether a text has words, and not only numbers and signs. */
export function hasWords(text: string): boolean {
  return /\p{L}/u.test(text);
}
