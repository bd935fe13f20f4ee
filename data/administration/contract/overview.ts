import * as z from 'zod';

/** Answer of `GET /api/admin/overview`: what the dashboard shows beside its tabs. */
export const overviewAnswer = z.object({
  users: z.object({ total: z.number(), admins: z.number(), blocked: z.number(), openInvites: z.number() }),
  searches: z.object({ today: z.number(), withoutResultsToday: z.number() }),
  /** Sign-ins that failed in the last 24 hours. */
  failedSignIns: z.number(),
  settings: z.object({
    /** Other than their default, added ones among them. */
    changed: z.number(),
    /** Whether protected values are encrypted: `SETTINGS_KEY` is set. */
    encrypts: z.boolean(),
  }),
});
export type OverviewAnswer = z.infer<typeof overviewAnswer>;
