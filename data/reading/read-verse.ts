import { shownMarks } from '../text/verse-tree.ts';
import { formatPlace } from '../bible/place-reference.ts';
import { versePlace } from '../bible/verse-id.ts';
import { formatTaggedText } from '../text/verse-marks.ts';
import type { VerseMap } from '../bible/versification.ts';
import type { PlacedVerse } from './placed-verse.ts';
import type { ReadableVersion } from './readable-version.ts';

/** A verse for a response. */
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

/** The text of verses that correspond to one id. */
export function textOf(verses: readonly { text: string }[]): string {
  return verses.map(({ text }) => text).join(' ');
}
