import * as z from 'zod';
import { isUsername, normalizeUsername } from '../../accounts/username.ts';
import { changeRequired, usernameRule } from '../messages.ts';

const role = z.enum(['reader', 'admin']);
/** ISO 8601, UTC. */
const time = z.string();

export const listedUser = z.object({
  id: z.string(),
  /** Whether this is the user of the current session. */
  isOwn: z.boolean(),
  username: z.string(),
  email: z.string().nullable(),
  role,
  status: z.enum(['active', 'blocked']),
  createdAt: time,
  /** Last activity of the most recent open session. */
  lastSeenAt: time.nullable(),
  sessions: z.number(),
  passkeys: z.number(),
  hasPassword: z.boolean(),
  /** Whether a one-time code is required after the password. */
  hasCodes: z.boolean(),
});
export type ListedUser = z.infer<typeof listedUser>;

/** A link that can still be used. The link itself is shown only once, when it is created. */
export const openInvite = z.object({
  id: z.string(),
  kind: z.enum(['invite', 'reset']),
  role,
  username: z.string().nullable(),
  /** `null`: created by the installation. */
  createdBy: z.string().nullable(),
  createdAt: time,
  expiresAt: time,
});

/** `GET /api/admin/users?q=&page=`. */
export const usersQuery = z.object({
  q: z.string().trim().max(100).default(''),
  page: z.coerce.number().int().min(1).catch(1),
});

/** 50 per page, newest first; every page has all invites. */
export const usersAnswer = z.object({
  users: z.array(listedUser),
  total: z.number(),
  page: z.number(),
  totalPages: z.number(),
  invites: z.array(openInvite),
});
export type UsersAnswer = z.infer<typeof usersAnswer>;

/** Body of `POST /api/admin/users/invite`. Without a name, the guest chooses one. */
export const newInviteForm = z.object({
  username: z
    .union([
      z.literal('').transform(() => undefined),
      z
        .string()
        .max(100)
        .transform(normalizeUsername)
        .refine((name) => isUsername(name), {
          error: usernameRule,
        }),
    ])
    .optional(),
  role,
});

/** Response of `POST /api/admin/users/invite` and `/api/admin/users/{id}/reset`. The link works once. */
export const linkAnswer = z.object({ link: z.string(), expiresAt: time });
export type LinkAnswer = z.infer<typeof linkAnswer>;

/** Body of `PUT /api/admin/users/{id}`. */
export const userChange = z
  .object({ role: role.optional(), status: z.enum(['active', 'blocked']).optional() })
  .refine(({ role: newRole, status }) => newRole !== undefined || status !== undefined, {
    error: changeRequired,
  });
