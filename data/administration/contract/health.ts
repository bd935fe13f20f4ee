import * as z from 'zod';
import { buildStates } from '../build-states.ts';
import { healthAnswer } from '../../site/contract/health.ts';

/** Response of `GET /api/admin/health`: the state of the site for administrators. Times are ISO 8601 in UTC. */
export const adminHealthAnswer = z.object({
  ...healthAnswer.shape,
  /** How often texts became visible since the library was built. */
  revision: z.number().nullable(),
  /** The deployed worker, as named by Cloudflare; `null` if unknown. */
  deployment: z.object({ id: z.string(), at: z.string() }).nullable(),
  imports: z.object({
    /** Imports in progress, including those that wait for consent. */
    active: z.number(),
    /** In the last seven days. */
    failed: z.number(),
  }),
  mail: z.object({
    waiting: z.number(),
    /** Waiting messages that the mail server has not accepted at least once. */
    delayed: z.number(),
    /** In the last seven days. */
    failed: z.number(),
  }),
  /** The running build, otherwise the one that was requested last. */
  lastBuild: z
    .object({ state: z.enum(buildStates), reason: z.string(), askedAt: z.string(), endedAt: z.string().nullable() })
    .nullable(),
  /** Start of the last round; `null` if there was none. */
  watcher: z.object({ lastRound: z.string().nullable(), isLate: z.boolean() }),
  /** `most` is the limit of Cloudflare's free plan; `null` on a site that runs on one machine. */
  databases: z.array(z.object({ name: z.string(), bytes: z.number(), most: z.number().nullable() })),
  /** D1 rows that the worker has read and written since midnight (UTC), and the daily limits in the same way. */
  rows: z.object({
    read: z.number(),
    mostRead: z.number().nullable(),
    written: z.number(),
    mostWritten: z.number().nullable(),
  }),
});
export type AdminHealthAnswer = z.infer<typeof adminHealthAnswer>;
