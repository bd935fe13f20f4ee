import * as z from 'zod';

/** `GET /api/bible/versions`: the codes of the loaded versions, the default version first. */
export const versionsAnswer = z.array(z.string());
export type VersionsAnswer = z.infer<typeof versionsAnswer>;
