import { shownMarks } from '../verse-tree.ts';
import { formatPlace } from '../place-reference.ts';
import { versePlace } from '../verse-id.ts';
import { formatTaggedText } from '../verse-marks.ts';
import type { VerseMap } from '../versification.ts';
import type { PlacedVerse } from './placed-verse.ts';
import type { ReadableVersion } from './readable-version.ts';

/** A verse as an answer has it. */
export function readVerseOf({ id, text, marks, half }: PlacedVerse, { rows }: ReadableVersion, map: VerseMap) {
  return {
    id,
    ...versePlace(id),
    reference: formatPlace(id, rows.versification, map),
    text,
    tagged: formatTaggedText(text, marks),
    marks: shownMarks(marks),
    ...(half && { half }),
  };
}

/** The text of a place that may be several verses. */
export function textOf(verses: readonly { text: string }[]): string {
  return verses.map(({ text }) => text).join(' ');
}
