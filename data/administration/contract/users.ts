import * as z from 'zod';
import { isUsername, normalUsername } from '../../accounts/username.ts';

const role = z.enum(['reader', 'admin']);
/** ISO 8601, UTC. */
const time = z.string();

export const listedUser = z.object({
  id: z.string(),
  /** Whose session asks. */
  isOwn: z.boolean(),
  username: z.string(),
  email: z.string().nullable(),
  role,
  status: z.enum(['active', 'blocked']),
  createdAt: time,
  /** Of the latest session that has not ended. */
  lastSeenAt: time.nullable(),
  sessions: z.number(),
  passkeys: z.number(),
  hasPassword: z.boolean(),
  /** An app's code is asked for beside the password. */
  hasCodes: z.boolean(),
});
export type ListedUser = z.infer<typeof listedUser>;

/** A link that can still be used; the link itself is told once, when it is made. */
export const openInvite = z.object({
  id: z.string(),
  kind: z.enum(['invite', 'reset']),
  role,
  username: z.string().nullable(),
  /** `null`: the installation itself. */
  createdBy: z.string().nullable(),
  createdAt: time,
  expiresAt: time,
});

/** `GET /api/admin/users?q=&page=`. */
export const usersQuery = z.object({
  q: z.string().trim().max(100).default(''),
  page: z.coerce.number().int().min(1).catch(1),
});

/** 50 a page, the newest first; invites on every page. */
export const usersAnswer = z.object({
  users: z.array(listedUser),
  total: z.number(),
  page: z.number(),
  totalPages: z.number(),
  invites: z.array(openInvite),
});
export type UsersAnswer = z.infer<typeof usersAnswer>;

/** Body of `POST /api/admin/users/invite`; without a name the guest chooses. */
export const newInviteForm = z.object({
  username: z
    .union([
      z.literal('').transform(() => undefined),
      z
        .string()
        .max(100)
        .transform(normalUsername)
        .refine((name) => isUsername(name), {
          error: 'A username has 3 to 32 letters a to z, digits, dots, dashes or underscores',
        }),
    ])
    .optional(),
  role,
});

/** Answer of `POST /api/admin/users/invite` and `/api/admin/users/{id}/reset`. The link works once. */
export const linkAnswer = z.object({ link: z.string(), expiresAt: time });
export type LinkAnswer = z.infer<typeof linkAnswer>;

/** Body of `PUT /api/admin/users/{id}`. */
export const userChange = z
  .object({ role: role.optional(), status: z.enum(['active', 'blocked']).optional() })
  .refine(({ role: newRole, status }) => newRole !== undefined || status !== undefined, {
    error: 'A change names role or status',
  });
