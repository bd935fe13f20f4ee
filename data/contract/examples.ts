import { z } from 'zod';

/** Verses a page of `GET /api/strongs/search-by-number/{n}`, as on the entry's own page. */
export const examplesPageSize = 20;

/**
 * Query of the call. `rendering` keeps only the verses where the number is put into these words;
 * `version` defaults to the tagged King James Version, or to the Hebrew text where that has none.
 */
export const examplesQuery = z.object({
  page: z.coerce.number('page is a number').catch(1).transform((page) => Math.min(10_000, Math.max(1, Math.trunc(page) || 1))),
  rendering: z.string().trim().max(100, 'The rendering is too long: 100 characters at most').optional(),
  version: z.string().regex(/^[a-z_]{2,20}$/, 'version is a version code such as kjv_strongs').optional(),
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
  /** With a tag behind each tagged word: `God{H430}`. */
  text: z.string(),
  /** The same without tags, as safe HTML with the number's words marked. */
  html: z.string(),
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
});
export type ExamplesAnswer = z.infer<typeof examplesAnswer>;
