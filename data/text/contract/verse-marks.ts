import * as z from 'zod';
import type { WordMark } from '../verse-marks.ts';

/** Offsets in UTF-16 units into a verse's plain text; the end is exclusive. */
export const span = z.tuple([z.number(), z.number()]);
const spans = z.array(span).exactOptional();

/** A tagged word or phrase: its span, its Strong's number, and the source's morphology code where it has one. */
const wordMark = z.custom<WordMark>(
  (value) => Array.isArray(value) && value.length >= 3 && typeof value[2] === 'string',
  'a tagged word is its beginning, its end and its number',
);

/** The marks that change how parts of a verse are shown, as spans of its plain text. Absent fields mean none. */
export const shownMarks = z.object({
  words: z.array(wordMark).exactOptional(),
  supplied: spans,
  divineName: spans,
  jesus: spans,
  ketiv: spans,
  qere: spans,
});
