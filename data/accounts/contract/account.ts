import * as z from 'zod';
import { longestPassword, passwordFault } from '../password-rules.ts';
import { isUsername, normalUsername } from '../username.ts';

export const role = z.enum(['reader', 'admin']);
export type Role = z.infer<typeof role>;

/** ISO 8601, UTC. */
const time = z.string();

const username = z
  .string('Username is required')
  .min(1, 'Username is required')
  .max(100, 'A username has at most 32 characters')
  .transform(normalUsername)
  .refine((name) => isUsername(name), {
    error:
      'A username has 3 to 32 letters a to z, digits, dots, dashes or underscores, and begins with a letter or digit',
  });
const email = z.email('This is not an e-mail address').max(254, 'An e-mail address has at most 254 characters');
/** A form sends an empty field for one that is left out. */
const optionalEmail = z.union([z.literal('').transform(() => undefined), email]).optional();
/** One that is only compared: its rules may have been others when it was made. */
const givenPassword = z
  .string('Password is required')
  .min(1, 'Password is required')
  .max(1_000, 'Password is too long');
const newPassword = z
  .string('Password is required')
  .min(1, 'Password is required')
  .max(longestPassword * 2, `A password has at most ${longestPassword} characters`);

/** A new password and the name that it must not be. */
function checkPassword(
  { password, username: name }: { password: string; username?: string | undefined },
  context: z.RefinementCtx,
): void {
  const fault = passwordFault(password, name);
  if (fault) context.addIssue({ code: 'custom', path: ['password'], message: fault });
}

/** As an authenticator app shows it: "123 456". */
const code = z
  .string('Code is required')
  .max(20, 'A code has six digits')
  .transform((text) => text.replaceAll(/\s/g, ''))
  .refine((text) => /^\d{6}$/.test(text), { error: 'A code has six digits' });
/** Asked for only where an app was added; a form may send an empty field before that. */
const optionalCode = z.union([z.literal('').transform(() => undefined), code]).optional();

/** Body of `POST /api/login`. */
export const loginForm = z.object({
  username: z.string('Username is required').trim().min(1, 'Username is required').max(100, 'Username is too long'),
  password: givenPassword,
  code: optionalCode,
});
export type LoginForm = z.infer<typeof loginForm>;

/** Body of `POST /api/register`. */
export const registerForm = z
  .object({ username, password: newPassword, email: optionalEmail })
  .superRefine(checkPassword);
export type RegisterForm = z.infer<typeof registerForm>;

/** Answer of `GET /api/user`. */
export const user = z.object({
  id: z.string(),
  username: z.string(),
  role,
  /** An administrator who signed in by one factor where the site asks for two: only the account is open. */
  needsFactor: z.literal(true).optional(),
});
export type User = z.infer<typeof user>;

/**
 * Answer of `POST /api/login`, `/register`, `/refresh-session` and of an accepted invitation. `sessionId` names the
 * session and signs nobody in: the secret is in an HttpOnly cookie.
 */
export const signedInUser = user.extend({ sessionId: z.string() });
export type SignedInUser = z.infer<typeof signedInUser>;

/** Answer of `GET /api/site`: what a form has to know before anyone is signed in. */
export const siteAnswer = z.object({
  nameLine: z.string(),
  registrationOpen: z.boolean(),
  /** A version's code. */
  defaultVersion: z.string(),
  /** Results begin with another text beside them. */
  parallelByDefault: z.boolean(),
  analytics: z.boolean(),
  /** Names what `GET /api/placements` has, be it a page that the foot leads to; empty where that is nothing. */
  notices: z.string(),
});
export type SiteAnswer = z.infer<typeof siteAnswer>;

/** Answer of `GET /api/account`. */
export const accountAnswer = user.extend({
  email: z.string().nullable(),
  /** A Hebrew word a day by mail: asked for, and confirmed by the link in a message. */
  wordOfDay: z.enum(['none', 'asked', 'confirmed']),
  createdAt: time,
  hasPassword: z.boolean(),
  passwordChangedAt: time.nullable(),
  /** Since when an app's code is asked for beside the password; `null` where there is none. */
  codesSince: time.nullable(),
  /** Until when calls that ask for a password or passkey go through without. */
  confirmedUntil: time,
  sessions: z.array(
    z.object({
      /** As `sessionId`. */
      handle: z.string(),
      isCurrent: z.boolean(),
      createdAt: time,
      lastSeenAt: time,
      expiresAt: time,
      /** The browser's own name. */
      agent: z.string(),
    }),
  ),
  passkeys: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      createdAt: time,
      lastUsedAt: time.nullable(),
      /** Kept by the maker's service, so that other devices have it. */
      backedUp: z.boolean(),
    }),
  ),
});
export type AccountAnswer = z.infer<typeof accountAnswer>;

/** Body of `PUT /api/account/password`; without `currentPassword` for someone who has none yet. */
export const passwordForm = z.object({ currentPassword: givenPassword.optional(), password: newPassword });
export type PasswordForm = z.infer<typeof passwordForm>;

/** Body of `PUT /api/account/email`; empty to have none. */
export const emailForm = z.object({ email: optionalEmail });

/** Body of `PUT /api/account/word-of-day`. */
export const wordOfDayForm = z.object({ isWanted: z.boolean('Say whether it is wanted') });

/** Body of `POST /api/account/confirm`. */
export const confirmForm = z.object({ password: givenPassword, code: optionalCode });
export type ConfirmForm = z.infer<typeof confirmForm>;

const ceremony = z.string().max(64);
const bytes = z.string().max(20_000);
/** What every authenticator answers, as @simplewebauthn/browser writes it. */
const credential = {
  id: z.string().max(2_000),
  rawId: z.string().max(2_000),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).exactOptional(),
  clientExtensionResults: z.looseObject({}).default({}),
};
const registration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(z.string().max(20)).max(10).exactOptional(),
  }),
});
const authentication = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.exactOptional(),
  }),
});

/** Answer of a passkey's `begin`: `options` are for `startRegistration` or `startAuthentication`. */
export const ceremonyAnswer = z.object({ ceremony, options: z.looseObject({ challenge: z.string() }) });
export type CeremonyAnswer = z.infer<typeof ceremonyAnswer>;

/** Body of `POST /api/login/passkey/finish` and `/api/account/confirm/passkey/finish`. */
export const passkeyForm = z.object({ ceremony, response: authentication });
export type PasskeyForm = z.infer<typeof passkeyForm>;

const label = z.string().trim().max(60, 'A label has at most 60 characters').default('');
/** Body of `POST /api/account/passkeys/finish`. */
export const newPasskeyForm = z.object({ ceremony, response: registration, label });
export type NewPasskeyForm = z.infer<typeof newPasskeyForm>;

/** Answer of `POST /api/account/second-factor/begin`. */
export const codeEnrolment = z.object({
  ceremony,
  /** For typing, in base 32. */
  secret: z.string(),
  /** For a camera, or the app of the same device: "otpauth://totp/…". */
  address: z.string(),
});
export type CodeEnrolment = z.infer<typeof codeEnrolment>;

/** Body of `POST /api/account/second-factor/finish`. */
export const codeForm = z.object({ ceremony, code });
export type CodeForm = z.infer<typeof codeForm>;

const token = z.string('The link is not whole').min(20, 'The link is not whole').max(100, 'The link is not whole');

/** Body of `POST /api/invite`. */
export const inviteForm = z.object({ token });

/** Answer of `POST /api/invite`: what the link is for. */
export const inviteAnswer = z.object({
  kind: z.enum(['invite', 'reset']),
  role,
  /** Chosen already; else the guest chooses. */
  username: z.string().nullable(),
  expiresAt: time,
});
export type InviteAnswer = z.infer<typeof inviteAnswer>;

/** Body of `POST /api/invite/accept`. A username that the link names is taken from there. */
export const acceptForm = z
  .object({ token, username: username.optional(), password: newPassword, email: optionalEmail })
  .superRefine(checkPassword);

/** Body of `POST /api/invite/passkey/begin`. */
export const beginInviteForm = z.object({ token, username: username.optional() });

/** Body of `POST /api/invite/passkey/finish`. */
export const acceptPasskeyForm = newPasskeyForm.extend({ token, username: username.optional(), email: optionalEmail });
