import * as z from 'zod';
import { shownMarks } from '../../text/contract/verse-marks.ts';
import { versionCodePattern, versionCodeRule } from '../../versions/version-code.ts';

/**
 * Query of the examples endpoint. `rendering` selects the verses where these words render the number, `book` those of a
 * book. `version` defaults to the tagged King James Version, or to the Hebrew text if the number is not in it.
 */
export const examplesQuery = z.object({
  page: z.coerce
    .number('page must be a number')
    .catch(1)
    .transform((page) => Math.min(10_000, Math.max(1, Math.trunc(page) || 1))),
  /** Empty: where the translation has no word for it. */
  rendering: z.string().trim().max(100, 'The rendering is too long: 100 characters at most').optional(),
  /** Only in this book: 1 is Genesis, 66 Revelation. */
  book: z.coerce
    .number('book must be a number from 1 to 66')
    .int()
    .min(1, 'book must be 1 to 66')
    .max(66, 'book must be 1 to 66')
    .optional(),
  version: z.string().regex(versionCodePattern, `version ${versionCodeRule}`).optional(),
});

export const exampleVerse = z.object({
  /** Verse id: book * 1,000,000 + chapter * 1,000 + verse. */
  id: z.number(),
  book: z.number(),
  chapter: z.number(),
  /** 0 is the title before a psalm. */
  verse: z.number(),
  /** "Genesis 1:1". */
  reference: z.string(),
  /** With a tag after each tagged word: `God{H430}`. */
  text: z.string(),
  /** The plain text and its marks, including the number's own words. */
  plain: z.string(),
  marks: shownMarks,
  /** The same verse in the language of the word, if the version is a translation and that text has the word. */
  original: z
    .object({
      text: z.string(),
      marks: shownMarks,
      language: z.string(),
      direction: z.enum(['ltr', 'rtl']),
      /** The short name of the text, unless it is the first of its language. */
      from: z.string().optional(),
    })
    .optional(),
});
export type ExampleVerse = z.infer<typeof exampleVerse>;

export const examplesAnswer = z.object({
  verses: z.array(exampleVerse),
  totalVerses: z.number(),
  totalOccurrences: z.number(),
  /** At least 1. */
  totalPages: z.number(),
  page: z.number(),
  /** The version the verses are from. */
  version: z.string(),
  /** BCP 47, and the direction of its script. */
  language: z.string(),
  direction: z.enum(['ltr', 'rtl']),
});
export type ExamplesAnswer = z.infer<typeof examplesAnswer>;
