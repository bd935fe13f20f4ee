import * as z from 'zod';

/** Query of `GET /api/admin/searches`: the last days, including today. */
export const searchesQuery = z.object({ days: z.coerce.number().int().min(1).max(366).catch(30).default(30) });

const search = z.object({
  query: z.string(),
  kind: z.enum(['text', 'strongs']),
  times: z.number(),
  /** Number of verses found by the last search; `null` if unknown. */
  results: z.number().nullable(),
  /** The last day, UTC. */
  lastDay: z.string(),
});

export const searchesAnswer = z.object({
  /** First and last day, UTC. */
  from: z.string(),
  to: z.string(),
  /** Whether searches are counted. */
  isCounting: z.boolean(),
  total: z.number(),
  /** One per day, including days without searches. */
  days: z.array(z.object({ day: z.string(), text: z.number(), strongs: z.number() })),
  /** At most 50, most frequent first. */
  top: z.array(search),
  /** The same for searches without results. */
  withoutResults: z.array(search),
});
export type SearchesAnswer = z.infer<typeof searchesAnswer>;
