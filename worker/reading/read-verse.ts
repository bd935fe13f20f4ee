import type { ReadVerse } from '#data/contract/reading.ts';
import { verseText } from '#data/markup/verse-text.ts';
import { formatPlace } from '#data/model/place-reference.ts';
import { versePlace } from '#data/model/verse-id.ts';
import { formatTaggedText } from '#data/model/verse-marks.ts';
import type { VerseMap } from '#data/model/versification.ts';
import type { PlacedVerse } from '../queries/reading.ts';
import type { ReadableVersion } from './readable-version.ts';

/** A verse as an answer has it. */
export function readVerseOf({ id, text, marks, half }: PlacedVerse, { rows }: ReadableVersion, map: VerseMap): ReadVerse {
  return {
    id,
    ...versePlace(id),
    reference: formatPlace(id, rows.versification, map),
    text,
    tagged: formatTaggedText(text, marks),
    html: verseText(text, marks),
    ...(half && { half }),
  };
}

/** The text of a place that may be several verses. */
export function textOf(verses: readonly { text: string }[]): string {
  return verses.map(({ text }) => text).join(' ');
}
