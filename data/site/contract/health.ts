import * as z from 'zod';

/** `GET /api/health`: what is served, and whether pages and database have the same edition. */
export const healthAnswer = z.object({
  status: z.enum(['ok', 'degraded']),
  /** Edition ids of the library in D1 and of the pages; `null` if missing. */
  edition: z.object({ database: z.string().nullable(), pages: z.string().nullable(), same: z.boolean() }),
  counts: z.object({ hebrewEntries: z.number(), greekEntries: z.number(), verses: z.number(), versions: z.number() }),
  /** A sentence about the problem when `status` is "degraded". */
  message: z.string().optional(),
});
export type HealthAnswer = z.infer<typeof healthAnswer>;
