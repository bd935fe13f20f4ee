import * as z from 'zod';

/** Characters of an address, as reports of errors keep them. */
const longest = 300;

/** `POST /api/admin/redirects`. What is there, and what is not, the worker asks the site itself. */
export const redirectForm = z.object({
  /** Path that is not there: "/old/page". */
  from: z
    .string('From is required')
    .trim()
    .min(1, 'From is required')
    .max(longest, `At most ${longest} characters`)
    .regex(/^\/[^/\\?#\p{Cc}][^?#\p{Cc}]*$/u, 'A path of this site without ? and #, such as /old-page'),
  /** Path that is. */
  to: z.string('To is required').trim().min(1, 'To is required').max(longest, `At most ${longest} characters`),
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

/** Answer of `GET /api/admin/redirects`, the newest first. */
export const redirectsAnswer = z.object({ redirects: z.array(listedRedirect) });
export type RedirectsAnswer = z.infer<typeof redirectsAnswer>;
