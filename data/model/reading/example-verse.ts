import { formatVerse, verseIdOfKey, versePlace } from '../verse-id.ts';
import { formatTaggedText, type VerseMarks } from '../verse-marks.ts';
import { shownMarks } from '../verse-tree.ts';

/** A verse of the library as an example of a number. */
export function exampleVerse({ key, text, marks }: { key: number; text: string; marks: VerseMarks }) {
  const id = verseIdOfKey(key);
  return {
    id,
    ...versePlace(id),
    reference: formatVerse(id, marks.kjv),
    text: formatTaggedText(text, marks),
    plain: text,
    marks: shownMarks(marks),
  };
}
