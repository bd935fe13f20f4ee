import * as z from 'zod';
import {
  accountNameRequired,
  codeInvalid,
  codeRequired,
  emailInvalid,
  emailTooLong,
  existingPasswordTooLong,
  linkIncomplete,
  loginNameTooLong,
  passkeyNameTooLong,
  passwordRequired,
  passwordTooLongMessage,
  usernameInvalid,
  usernameRequired,
  usernameTooLong,
  wordOfDayInvalid,
} from '../messages.ts';
import { maxPasswordLength, findPasswordError } from '../password-rules.ts';
import { isUsername, normalizeUsername } from '../username.ts';

export const role = z.enum(['reader', 'admin']);
export type Role = z.infer<typeof role>;

/** ISO 8601, UTC. */
const time = z.string();

const username = z
  .string(usernameRequired)
  .min(1, usernameRequired)
  .max(100, usernameTooLong)
  .transform(normalizeUsername)
  .refine((name) => isUsername(name), {
    error: usernameInvalid,
  });
const email = z.email(emailInvalid).max(254, emailTooLong);
/** A form sends an empty string for an omitted field. */
const optionalEmail = z.union([z.literal('').transform(() => undefined), email]).optional();
/** A password that is only compared: the rules may have been different when it was set. */
const existingPassword = z.string(passwordRequired).min(1, passwordRequired).max(1_000, existingPasswordTooLong);
const newPassword = z
  .string(passwordRequired)
  .min(1, passwordRequired)
  .max(maxPasswordLength * 2, passwordTooLongMessage(maxPasswordLength));

/** Rejects a password that breaks the rules or matches the name. */
function checkPassword(
  { password, username: name }: { password: string; username?: string | undefined },
  context: z.RefinementCtx,
): void {
  const error = findPasswordError(password, name);
  if (error) context.addIssue({ code: 'custom', path: ['password'], message: error });
}

/** The code of an authenticator app: "123 456". */
const code = z
  .string(codeRequired)
  .max(20, codeInvalid)
  .transform((text) => text.replaceAll(/\s/g, ''))
  .refine((text) => /^\d{6}$/.test(text), { error: codeInvalid });
/** Required only if an app was added. A form can send an empty field before that. */
const optionalCode = z.union([z.literal('').transform(() => undefined), code]).optional();

/** Body of `POST /api/login`. */
export const loginForm = z.object({
  username: z.string(usernameRequired).trim().min(1, usernameRequired).max(100, loginNameTooLong),
  password: existingPassword,
  code: optionalCode,
});
export type LoginForm = z.infer<typeof loginForm>;

/** Body of `POST /api/register`. */
export const registerForm = z
  .object({ username, password: newPassword, email: optionalEmail })
  .superRefine(checkPassword);
export type RegisterForm = z.infer<typeof registerForm>;

/** Response of `GET /api/user`. */
export const user = z.object({
  id: z.string(),
  username: z.string(),
  role,
  /**
   * An administrator who signed in with one factor while the site requires two. Only the account pages are accessible.
   */
  needsFactor: z.literal(true).optional(),
});
export type User = z.infer<typeof user>;

/**
 * Response of `POST /api/login`, `/register`, `/refresh-session` and of an accepted invitation. `sessionId` identifies
 * the session and is no credential: the secret is in an HttpOnly cookie.
 */
export const signedInUser = user.extend({ sessionId: z.string() });
export type SignedInUser = z.infer<typeof signedInUser>;

/** Response of `GET /api/site`: what forms need before sign-in. */
export const siteAnswer = z.object({
  nameLine: z.string(),
  registrationOpen: z.boolean(),
  /** Whether a link for a new password can be sent by mail. */
  passwordByMail: z.boolean(),
  /** Code of a version. */
  defaultVersion: z.string(),
  /** Whether results show a comparison by default. */
  parallelByDefault: z.boolean(),
  analytics: z.boolean(),
  /** What an administrator changed about versions, by code, for the menus of built pages. */
  versions: z.record(
    z.string(),
    z.object({
      name: z.string().exactOptional(),
      shortName: z.string().exactOptional(),
      position: z.number().exactOptional(),
      isHidden: z.literal(true).exactOptional(),
    }),
  ),
  /** Hash of the current response of `GET /api/placements`; empty if there are no placements and no footer links. */
  notices: z.string(),
});
export type SiteAnswer = z.infer<typeof siteAnswer>;

/** Response of `GET /api/account`. */
export const accountAnswer = user.extend({
  email: z.string().nullable(),
  /** The daily Hebrew word by email: requested, and confirmed by the link in a message. */
  wordOfDay: z.enum(['none', 'asked', 'confirmed']),
  createdAt: time,
  hasPassword: z.boolean(),
  passwordChangedAt: time.nullable(),
  /** When the second factor was added; `null` if there is none. */
  codesSince: time.nullable(),
  /** Until when requests that require a password or passkey are accepted without one. */
  confirmedUntil: time,
  sessions: z.array(
    z.object({
      /** The same as `sessionId`. */
      handle: z.string(),
      isCurrent: z.boolean(),
      createdAt: time,
      lastSeenAt: time,
      expiresAt: time,
      /** User agent string of the browser. */
      agent: z.string(),
    }),
  ),
  passkeys: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      createdAt: time,
      lastUsedAt: time.nullable(),
      /** Synced by the vendor's service, so that other devices have it. */
      backedUp: z.boolean(),
    }),
  ),
});
export type AccountAnswer = z.infer<typeof accountAnswer>;

/** Body of `PUT /api/account/password`. Without `currentPassword` if the account has no password yet. */
export const passwordForm = z.object({ currentPassword: existingPassword.optional(), password: newPassword });
export type PasswordForm = z.infer<typeof passwordForm>;

/** Body of `PUT /api/account/email`; empty to remove it. */
export const emailForm = z.object({ email: optionalEmail });

/** Body of `PUT /api/account/word-of-day`. */
export const wordOfDayForm = z.object({ isWanted: z.boolean(wordOfDayInvalid) });

/** Body of `POST /api/account/confirm`. */
export const confirmForm = z.object({ password: existingPassword, code: optionalCode });
export type ConfirmForm = z.infer<typeof confirmForm>;

const ceremony = z.string().max(64);
const bytes = z.string().max(20_000);
/** The response of an authenticator as encoded by @simplewebauthn/browser. */
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

/** Response of a passkey's `begin`: `options` are for `startRegistration` or `startAuthentication`. */
export const ceremonyAnswer = z.object({ ceremony, options: z.looseObject({ challenge: z.string() }) });
export type CeremonyAnswer = z.infer<typeof ceremonyAnswer>;

/** Body of `POST /api/login/passkey/finish` and `/api/account/confirm/passkey/finish`. */
export const passkeyForm = z.object({ ceremony, response: authentication });
export type PasskeyForm = z.infer<typeof passkeyForm>;

const label = z.string().trim().max(60, passkeyNameTooLong).default('');
/** Body of `POST /api/account/passkeys/finish`. */
export const newPasskeyForm = z.object({ ceremony, response: registration, label });
export type NewPasskeyForm = z.infer<typeof newPasskeyForm>;

/** Response of `POST /api/account/second-factor/begin`. */
export const codeEnrolment = z.object({
  ceremony,
  /** The secret for manual entry, in base 32. */
  secret: z.string(),
  /** The URL for a QR code or an app on the same device: "otpauth://totp/…". */
  address: z.string(),
});
export type CodeEnrolment = z.infer<typeof codeEnrolment>;

/** Body of `POST /api/account/second-factor/finish`. */
export const codeForm = z.object({ ceremony, code });
export type CodeForm = z.infer<typeof codeForm>;

const token = z.string(linkIncomplete).min(20, linkIncomplete).max(100, linkIncomplete);

/** Body of `POST /api/forgot-password`. */
export const recoveryForm = z.object({
  account: z.string(accountNameRequired).trim().min(1, accountNameRequired).max(254, emailTooLong),
});
export type RecoveryForm = z.infer<typeof recoveryForm>;

/** Body of `POST /api/forgot-password/accept`. */
export const newPasswordForm = z.object({ token, password: newPassword }).superRefine(checkPassword);

/** Body of `POST /api/invite`. */
export const inviteForm = z.object({ token });

/** Response of `POST /api/invite`: the purpose of the link. */
export const inviteAnswer = z.object({
  /** `recovery`: a link for a new password that the site sent by mail. */
  kind: z.enum(['invite', 'reset', 'recovery']),
  role,
  /** The username, if it is fixed; otherwise the guest chooses one. */
  username: z.string().nullable(),
  expiresAt: time,
});
export type InviteAnswer = z.infer<typeof inviteAnswer>;

/** Body of `POST /api/invite/accept`. A username that the link specifies takes precedence. */
export const acceptForm = z
  .object({ token, username: username.optional(), password: newPassword, email: optionalEmail })
  .superRefine(checkPassword);

/** Body of `POST /api/invite/passkey/begin`. */
export const createInviteForm = z.object({ token, username: username.optional() });

/** Body of `POST /api/invite/passkey/finish`. */
export const acceptPasskeyForm = newPasskeyForm.extend({ token, username: username.optional(), email: optionalEmail });
