import type { VerseMarks } from '#data/text/verse-marks.ts';

/** Where something stands in what was brought. */
export interface Place {
  /** As a message names it: "verses.txt". */
  file: string;
  /** From 1; of a table its row, of a SWORD module its slot. */
  line: number;
}

/** What a reader of a format yields, in the order of the file. It knows nothing of books, numberings and what is right. */
export type ImportRecord =
  | {
      kind: 'verse';
      place: Place;
      /** As the file writes the book: a name, a code, or a number 1 to 66. */
      book: string;
      /** Where the format itself says that the book is none of the 66, whatever its name. */
      beyond?: boolean;
      chapter: string;
      /** "3", "3a", "3-4"; "0" is the title of a psalm. */
      verse: string;
      /** Text with the signs of tagged text in it, or what a reader of markup has made of it. */
      content: string | { text: string; marks: VerseMarks };
    }
  /** A line that holds no verse and should. */
  | { kind: 'fault'; place: Place; said: string; reason: string }
  /** What is wrong with the file as a whole: nothing of it can be taken. */
  | { kind: 'broken'; place: Place; reason: string }
  /** What an administrator should know: statements of SQL that were passed over. */
  | { kind: 'remark'; message: string };

/** Says the place as every message does: "line 812 of rstne.txt". */
export function formatPlace({ file, line }: Place): string {
  return `line ${line.toLocaleString('en')} of ${file}`;
}

/** So much of a line as a message shows. */
export function excerpt(text: string): string {
  const short = text.trim().slice(0, 60);
  return short.length < text.trim().length ? `${short}…` : short;
}
