import * as z from 'zod';

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const count = z.number().int().min(0).max(1e6);
const device = z.string().regex(/^[a-z0-9]{8,32}$/);

/** How many cards were answered on a day of the reader's own calendar, and how many of them were known. */
export const dayCount = z.strictObject({ answered: count, known: count });
export type DayCount = z.infer<typeof dayCount>;

/**
 * What was studied each day, by device: counts of one device only grow, so that of two records the greater is the later
 * one, and a day is the sum over devices.
 */
export const studyDays = z.strictObject({
  version: z.literal(1),
  devices: z.record(device, z.record(day, dayCount)),
});
export type StudyDays = z.infer<typeof studyDays>;
