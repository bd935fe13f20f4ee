import * as z from 'zod';

/** `GET /api/bible/versions`: the codes of the loaded versions, the default version first. */
export const versionsAnswer = z.array(z.string());
export type VersionsAnswer = z.infer<typeof versionsAnswer>;

/** `GET /api/bible/licenses`: whether each loaded version's whole text may be copied. */
export const licensesAnswer = z.array(
  z.object({
    code: z.string(),
    name: z.string(),
    /** As the source states it: "Public domain". */
    license: z.string(),
    isFree: z.boolean(),
  }),
);
export type LicensesAnswer = z.infer<typeof licensesAnswer>;
