import * as z from 'zod';
import { buildStates } from '../build-states.ts';
import { healthAnswer } from '../../site/contract/health.ts';

/** Answer of `GET /api/admin/health`: how the site does, for those who look after it. Times are ISO 8601 in UTC. */
export const adminHealthAnswer = z.object({
  ...healthAnswer.shape,
  /** Times that texts became visible since the library was built. */
  revision: z.number().nullable(),
  /** Of the worker, as Cloudflare names it; `null` where it is not told. */
  deployment: z.object({ id: z.string(), at: z.string() }).nullable(),
  imports: z.object({
    /** On their way, those that wait for an agreement too. */
    active: z.number(),
    /** In the last seven days. */
    failed: z.number(),
  }),
  mail: z.object({
    waiting: z.number(),
    /** In the last seven days. */
    failed: z.number(),
  }),
  lastBuild: z
    .object({ state: z.enum(buildStates), reason: z.string(), askedAt: z.string(), endedAt: z.string().nullable() })
    .nullable(),
  /** Begin of its last round; `null` where it never made one. */
  watcher: z.object({ lastRound: z.string().nullable(), isLate: z.boolean() }),
  databases: z.array(z.object({ name: z.string(), bytes: z.number(), most: z.number() })),
  /** Rows of D1 that the worker has read and written since midnight (UTC), beside what the free plan takes in a day. */
  rows: z.object({ read: z.number(), mostRead: z.number(), written: z.number(), mostWritten: z.number() }),
});
export type AdminHealthAnswer = z.infer<typeof adminHealthAnswer>;
