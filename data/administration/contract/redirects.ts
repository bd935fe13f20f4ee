import * as z from 'zod';

/** Maximum characters of a path, the same as in error reports. */
const maxPathLength = 300;

/** `POST /api/admin/redirects`. The worker checks whether the paths exist. */
export const redirectForm = z.object({
  /** A path that does not exist: "/old/page". */
  from: z
    .string('From is required')
    .trim()
    .min(1, 'From is required')
    .max(maxPathLength, `At most ${maxPathLength} characters`)
    .regex(/^\/[^/\\?#\p{Cc}][^?#\p{Cc}]*$/u, 'Enter a path of this site without ? and #, for example /old-page'),
  /** A path that exists. */
  to: z
    .string('To is required')
    .trim()
    .min(1, 'To is required')
    .max(maxPathLength, `At most ${maxPathLength} characters`),
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
