import { shownMarks } from '../text/verse-tree.ts';
import { localReference } from '../bible/spanish-book-names.ts';
import { formatBothNumbers } from '../bible/format-both-numbers.ts';
import { splitVerseId } from '../bible/verse-id.ts';
import { formatTaggedText } from '../text/verse-marks.ts';
import type { VerseMap } from '../bible/versification.ts';
import type { CounterpartVerse } from './placed-verse.ts';
import type { ReadableVersion } from './readable-version.ts';

/** A verse for a response. */
export function readVerseOf({ id, text, marks, half }: CounterpartVerse, { rows }: ReadableVersion, map: VerseMap) {
  return {
    id,
    ...splitVerseId(id),
    reference: localReference(formatBothNumbers(id, rows.versification, map), id, rows.language),
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
