import * as z from 'zod';

/** `GET /api/health`: what is being served, and whether pages and database belong together. */
export const healthAnswer = z.object({
  status: z.enum(['ok', 'degraded']),
  /** Edition id of the library in D1, and the one that the pages were built from; `null` when it is not there. */
  edition: z.object({ database: z.string().nullable(), pages: z.string().nullable(), same: z.boolean() }),
  counts: z.object({ hebrewEntries: z.number(), greekEntries: z.number(), verses: z.number(), versions: z.number() }),
  /** What is wrong, in a sentence, when `status` is "degraded". */
  message: z.string().optional(),
});
export type HealthAnswer = z.infer<typeof healthAnswer>;
