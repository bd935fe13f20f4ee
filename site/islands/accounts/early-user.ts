import type { User } from '#data/accounts/contract/account.ts';
import { call } from '../../client/call.ts';

/** How long the site may take to say who is signed in, in milliseconds: a slow line's round trips many times over. */
export const answerWithinMs = 15_000;

let asked: Promise<User> | undefined;

/** Asks who is signed in, for the first script of a page: it comes seconds before those that draw the page on a slow line. */
export function askEarly(): void {
  asked = call<User>('/api/user', { signal: AbortSignal.timeout(answerWithinMs) });
  // Whoever takes the answer hears of a failure.
  asked.catch(() => undefined);
}

/** The answer to what was asked early, once; `undefined` where nothing was. */
export function takeEarly(): Promise<User> | undefined {
  const taken = asked;
  asked = undefined;
  return taken;
}
