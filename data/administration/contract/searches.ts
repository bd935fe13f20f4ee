import * as z from 'zod';

/** Query of `GET /api/admin/searches`: the last days, today among them. */
export const searchesQuery = z.object({ days: z.coerce.number().int().min(1).max(366).catch(30).default(30) });

const search = z.object({
  query: z.string(),
  kind: z.enum(['text', 'strongs']),
  times: z.number(),
  /** Verses found the last time; `null` where that was not told. */
  results: z.number().nullable(),
  /** The last day, UTC. */
  lastDay: z.string(),
});

export const searchesAnswer = z.object({
  /** First and last day, UTC. */
  from: z.string(),
  to: z.string(),
  /** Whether searches are being counted at all. */
  isCounting: z.boolean(),
  total: z.number(),
  /** One a day, those without a search too. */
  days: z.array(z.object({ day: z.string(), text: z.number(), strongs: z.number() })),
  /** At most 50, the most frequent first. */
  top: z.array(search),
  /** Likewise, of those that found nothing. */
  withoutResults: z.array(search),
});
export type SearchesAnswer = z.infer<typeof searchesAnswer>;
