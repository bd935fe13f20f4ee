import * as z from 'zod';

/** Local, "2026-11-20". */
export const studyDay = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const count = z.number().int().min(0).max(1e6);
export const deviceId = z.string().regex(/^[a-z0-9]{8,32}$/);

/** Number of cards answered on a local calendar day, and of those answered right. */
export const dayCount = z.strictObject({ answered: count, known: count });
export type DayCount = z.infer<typeof dayCount>;

/**
 * Daily counts by device. The counts of a device only grow, so the greater of two records is the later one. The count
 * of a day is the sum over all devices.
 */
export const studyDays = z.strictObject({
  version: z.literal(1),
  devices: z.record(deviceId, z.record(studyDay, dayCount)),
});
export type StudyDays = z.infer<typeof studyDays>;
