import { z } from 'zod';

/** Every answer that is not a success: a sentence for the reader and a code for programs. */
export const errorAnswer = z.object({
  message: z.string(),
  code: z.enum(['invalid', 'not_found', 'unavailable', 'internal']),
  /** One per field that failed validation. */
  issues: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;
