import * as z from 'zod';

/** Milliseconds since 1970. */
const time = z.number().int().min(0).max(8.64e15);
const number = z.string().regex(/^[HG][1-9]\d{0,3}$/);

/** Whether a word is collected, and since when it is or is not. */
export const collectedWord = z.strictObject({ at: time, isIn: z.boolean() });
export type CollectedWord = z.infer<typeof collectedWord>;

/**
 * Words that a reader collected, by the number of the entry. Removed words stay in the record, so that other devices
 * learn of the removal.
 */
export const collectedWords = z.strictObject({ version: z.literal(1), words: z.record(number, collectedWord) });
export type CollectedWords = z.infer<typeof collectedWords>;
