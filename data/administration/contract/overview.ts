import * as z from 'zod';

/** Response of `GET /api/admin/overview`: figures that the dashboard shows next to its tabs. */
export const overviewAnswer = z.object({
  users: z.object({ total: z.number(), admins: z.number(), blocked: z.number(), openInvites: z.number() }),
  searches: z.object({ today: z.number(), withoutResultsToday: z.number() }),
  /** Sign-ins that failed in the last 24 hours. */
  failedSignIns: z.number(),
  settings: z.object({
    /** Settings that differ from their default, including added ones. */
    changed: z.number(),
    /** Whether protected values are encrypted: `SETTINGS_KEY` is set. */
    encrypts: z.boolean(),
  }),
});
export type OverviewAnswer = z.infer<typeof overviewAnswer>;
