import type { ExampleVerse } from '#data/contract/examples.ts';
import { verseText } from '#data/markup/verse-text.ts';
import type { EntryNumber } from '#data/model/entry-number.ts';
import { formatVerse, verseIdOfKey, versePlace } from '#data/model/verse-id.ts';
import { formatTaggedText, type VerseMarks } from '#data/model/verse-marks.ts';

/** A verse of the library as an example of a number, whose words are marked in its HTML. */
export function exampleVerse({ key, text, marks }: { key: number; text: string; marks: VerseMarks }, number: EntryNumber): ExampleVerse {
  const id = verseIdOfKey(key);
  return {
    id,
    ...versePlace(id),
    reference: formatVerse(id, marks.kjv),
    text: formatTaggedText(text, marks),
    html: verseText(text, marks, number),
  };
}
