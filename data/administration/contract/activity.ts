import * as z from 'zod';

/** What requests are counted by. Static files never wake the worker, and are not among them. */
export const activityGroups = ['search', 'pages', 'calls', 'accounts', 'dashboard', 'unknown', 'own'] as const;
export type ActivityGroup = (typeof activityGroups)[number];

/** Hours that can be looked at, with the hours that one point of them sums up. */
export const activitySpans = [
  { hours: 24, step: 1 },
  { hours: 168, step: 6 },
  { hours: 720, step: 24 },
] as const;

/** Query of `GET /api/admin/activity`: the last hours, this one among them. */
export const activityQuery = z.object({
  hours: z.coerce
    .number()
    .refine((value) => activitySpans.some(({ hours }) => hours === value))
    .catch(24)
    .default(24),
});

const figures = {
  requests: z.number(),
  /** Answered with a fault of the server (5xx). */
  errors: z.number(),
  /** Milliseconds until the answer began, within nine per cent; `null` where nothing was asked. */
  p50: z.number().nullable(),
  p95: z.number().nullable(),
  /** Of D1, as D1 itself counts them. */
  rowsRead: z.number(),
  rowsWritten: z.number(),
};

export const activityAnswer = z.object({
  /** Start of the first point and end of the last, ISO 8601 in UTC. */
  from: z.string(),
  to: z.string(),
  stepHours: z.number(),
  total: z.object(figures),
  /** One a step, those without a request too. */
  points: z.array(z.object({ at: z.string(), ...figures })),
  /** Of the whole stretch; only those in which something was counted. */
  groups: z.array(z.object({ group: z.enum(activityGroups), ...figures })),
});
export type ActivityAnswer = z.infer<typeof activityAnswer>;
export type Figures = z.infer<z.ZodObject<typeof figures>>;
