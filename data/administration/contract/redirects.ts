import * as z from 'zod';
import { fromRequired, pathRule, toRequired } from '../messages.ts';

/** Maximum characters of a path, the same as in error reports. */
const maxPathLength = 300;

/** `POST /api/admin/redirects`. The worker checks whether the paths exist. */
export const redirectForm = z.object({
  /** A path that does not exist: "/old/page". */
  from: z
    .string(fromRequired)
    .trim()
    .min(1, fromRequired)
    .max(maxPathLength, `At most ${maxPathLength} characters`)
    .regex(/^\/[^/\\?#\p{Cc}][^?#\p{Cc}]*$/u, pathRule),
  /** A path that exists. */
  to: z.string(toRequired).trim().min(1, toRequired).max(maxPathLength, `At most ${maxPathLength} characters`),
});
export type RedirectForm = z.infer<typeof redirectForm>;

export const listedRedirect = z.object({
  id: z.string(),
  from: z.string(),
  to: z.string(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  createdBy: z.string(),
});
export type ListedRedirect = z.infer<typeof listedRedirect>;

/** Response of `GET /api/admin/redirects`, newest first. */
export const redirectsAnswer = z.object({ redirects: z.array(listedRedirect) });
export type RedirectsAnswer = z.infer<typeof redirectsAnswer>;
