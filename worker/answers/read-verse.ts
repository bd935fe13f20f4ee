import type { ReadVerse } from '#data/contract/reading.ts';
import type { ChapterVerse } from '#data/markup/chapter.ts';
import { verseText } from '#data/markup/verse-text.ts';
import { formatVerse, versePlace } from '#data/model/verse-id.ts';
import { formatTaggedText } from '#data/model/verse-marks.ts';

/** A verse of the library as calls answer it. */
export function readVerseAnswer({ id, text, marks }: ChapterVerse): ReadVerse {
  return { id, ...versePlace(id), reference: formatVerse(id, marks.kjv), text, tagged: formatTaggedText(text, marks), html: verseText(text, marks) };
}
