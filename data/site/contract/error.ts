import * as z from 'zod';

/** Every error response: a sentence for the reader and a code for programs. */
export const errorAnswer = z.object({
  message: z.string(),
  code: z.enum([
    'invalid',
    /** 401: not signed in. */
    'unauthenticated',
    /** 403: signed in but not allowed. */
    'forbidden',
    /** 403: allowed after the password or a passkey is confirmed (`POST /api/account/confirm`). */
    'confirm',
    /** 403: the password was right; the one-time code is required too. */
    'second_factor',
    /** 403: this site requires administrators to sign in with two factors. */
    'two_factors',
    'not_found',
    /** 409: conflicts with something that exists. */
    'conflict',
    /** 410: the link was used or has expired. */
    'gone',
    'too_large',
    /** 413: the account has reached its limit. A smaller request is refused too. */
    'full',
    'unsupported',
    'too_many',
    'unavailable',
    'internal',
  ]),
  /** Id of the request after an internal error. It is part of the message and identifies the log line. */
  reference: z.string().optional(),
  /** One per invalid field. */
  issues: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;
