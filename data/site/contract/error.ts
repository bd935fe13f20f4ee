import * as z from 'zod';

/** Every answer that is not a success: a sentence for the reader and a code for programs. */
export const errorAnswer = z.object({
  message: z.string(),
  code: z.enum([
    'invalid',
    /** 401: nobody is signed in. */
    'unauthenticated',
    /** 403: signed in, and not allowed. */
    'forbidden',
    /** 403: allowed once a password or passkey is given again (`POST /api/account/confirm`). */
    'confirm',
    /** 403: the password was right; the code of an app is asked for beside it. */
    'second_factor',
    /** 403: an administrator, who has to sign in by two factors on this site. */
    'two_factors',
    'not_found',
    /** 409: someone or something else stands there already. */
    'conflict',
    /** 410: a link that was used or has run out. */
    'gone',
    'too_large',
    'unsupported',
    'too_many',
    'unavailable',
    'internal',
  ]),
  /** Of a fault of the site: the id of the request, which stands in the message too and leads to its line of the log. */
  reference: z.string().optional(),
  /** One per field that failed validation. */
  issues: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;
