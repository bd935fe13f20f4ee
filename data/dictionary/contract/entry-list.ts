import * as z from 'zod';
import { defaultPageSize } from './browse-url.ts';
import { entryAnswer } from './entry.ts';

/** No list has more pages. The limit bounds SQL offsets. */
const lastPage = 10_000;

/**
 * Query of `GET /api/{product}/search`, `/hebrew` and `/greek`. The API rejects a page or limit out of range first
 * (`worker/http/check-paging.ts`). Here it is clamped, for the page, which redirects.
 */
export const entryListQuery = z.object({
  /** Number, lemma with or without points, transliteration or gloss; at most 100 characters. */
  query: z.string().trim().max(100, 'The search text is too long: 100 characters at most').default(''),
  language: z.enum(['hebrew', 'greek', 'all'], 'language must be "hebrew", "greek" or "all"').default('all'),
  page: z.coerce
    .number('page must be a number')
    .catch(1)
    .transform((page) => Math.min(lastPage, Math.max(1, Math.trunc(page) || 1))),
  limit: z.coerce
    .number('limit must be a number')
    .catch(defaultPageSize)
    .transform((limit) => Math.min(100, Math.max(1, Math.trunc(limit) || defaultPageSize))),
});
export type EntryListQuery = z.infer<typeof entryListQuery>;

export const entryListAnswer = z.object({
  entries: z.array(entryAnswer),
  pagination: z.object({
    page: z.number(),
    /** At least 1. */
    pages: z.number(),
    total: z.number(),
  }),
});
export type EntryListAnswer = z.infer<typeof entryListAnswer>;
