import type { User } from '#data/accounts/contract/account.ts';
import { callApi } from '../../client/call-api.ts';

/** Milliseconds to wait for the answer about who is signed in: many round trips of a slow network. */
export const userTimeoutMs = 15_000;

let earlyAnswer: Promise<User> | undefined;

/**
 * Requests the current user from the first script of a page. On a slow network, this is seconds before the scripts that
 * render the page.
 */
export function fetchUserEarly(): void {
  earlyAnswer = callApi<User>('/api/user', { signal: AbortSignal.timeout(userTimeoutMs) });
  // The code that takes the answer handles the error.
  earlyAnswer.catch(() => undefined);
}

/** The answer to the early request, once. `undefined` if there was none. */
export function takeEarlyUser(): Promise<User> | undefined {
  const taken = earlyAnswer;
  earlyAnswer = undefined;
  return taken;
}
