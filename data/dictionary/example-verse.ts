import { formatVerse, verseIdOfKey, splitVerseId } from '../bible/verse-id.ts';
import { formatTaggedText, type VerseMarks } from '../text/verse-marks.ts';
import { shownMarks } from '../text/verse-tree.ts';

/** A verse of the library as an example for a number. */
export function exampleVerse({ key, text, marks }: { key: number; text: string; marks: VerseMarks }) {
  const id = verseIdOfKey(key);
  return {
    id,
    ...splitVerseId(id),
    reference: formatVerse(id, marks.kjv),
    text: formatTaggedText(text, marks),
    plain: text,
    marks: shownMarks(marks),
  };
}
