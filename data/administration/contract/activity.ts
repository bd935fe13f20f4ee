import * as z from 'zod';

/** Groups by which requests are counted. Static files do not invoke the worker and are not counted. */
export const activityGroups = ['search', 'pages', 'calls', 'accounts', 'dashboard', 'unknown', 'own'] as const;
export type ActivityGroup = (typeof activityGroups)[number];

/** Periods that can be displayed, and the hours that one point of each covers. */
export const activitySpans = [
  { hours: 24, step: 1 },
  { hours: 168, step: 6 },
  { hours: 720, step: 24 },
] as const;

/** Query of `GET /api/admin/activity`: the last hours, including the current one. */
export const activityQuery = z.object({
  hours: z.coerce
    .number()
    .refine((value) => activitySpans.some(({ hours }) => hours === value))
    .catch(24)
    .default(24),
});

const figures = {
  requests: z.number(),
  /** Responses with a server error (5xx). */
  errors: z.number(),
  /** Milliseconds until the response started, accurate to 9%; `null` if there were no requests. */
  p50: z.number().nullable(),
  p95: z.number().nullable(),
  /** D1 rows, as counted by D1. */
  rowsRead: z.number(),
  rowsWritten: z.number(),
};

export const activityAnswer = z.object({
  /** Start of the first point and end of the last, ISO 8601 in UTC. */
  from: z.string(),
  to: z.string(),
  stepHours: z.number(),
  total: z.object(figures),
  /** One per step, including steps without requests. */
  points: z.array(z.object({ at: z.string(), ...figures })),
  /** Totals of the whole period, only for groups with requests. */
  groups: z.array(z.object({ group: z.enum(activityGroups), ...figures })),
});
export type ActivityAnswer = z.infer<typeof activityAnswer>;
export type Figures = z.infer<z.ZodObject<typeof figures>>;
