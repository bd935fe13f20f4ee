/** Cost of a scrypt hash: 128·N·r bytes of memory, and p times the work. */
export interface PasswordCost {
  /** Base-2 logarithm of N. */
  ln: number;
  r: number;
  p: number;
}

/**
 * OWASP's equivalent of N=2^17, p=1 in an eighth of the memory: 16 MB of the isolate's 128, about 0.36 s of CPU. A
 * stored hash contains its own cost, so these values can be raised. The next sign-in then rehashes the password.
 */
export const cost: Readonly<PasswordCost> = { ln: 14, r: 8, p: 5 };
