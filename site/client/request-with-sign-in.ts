import { useSyncExternalStore } from 'react';
import { ApiError, callApi, type ApiOptions } from './call-api.ts';
import { errorCodeOf } from './api-error.ts';

/** What a request waits for: a new sign-in, or a confirmation with the password or passkey. */
export type SignInNeed = 'sign-in' | 'confirm';

interface Waiting {
  need: SignInNeed;
  promise: Promise<boolean>;
  resolve: (isGiven: boolean) => void;
}

let waiting: Waiting | undefined;
const listeners = new Set<() => void>();

/**
 * Like `call`, but if the session has ended or a confirmation is required, it opens a dialog over the page and then
 * repeats the request, so that nothing typed is lost. If the dialog is closed, throws the original error.
 */
export async function requestWithSignIn<Answer>(path: string, options?: ApiOptions): Promise<Answer> {
  try {
    return await callApi<Answer>(path, options);
  } catch (error) {
    const need = needOf(error);
    if (!need || !(await ask(need))) throw error;
    return requestWithSignIn<Answer>(path, options);
  }
}

function needOf(error: unknown): SignInNeed | undefined {
  if (errorCodeOf(error) === 'confirm') return 'confirm';
  return error instanceof ApiError && error.status === 401 ? 'sign-in' : undefined;
}

/** Requests that wait at the same time share one dialog. */
function ask(need: SignInNeed): Promise<boolean> {
  if (waiting && (waiting.need === need || need === 'confirm')) return waiting.promise;
  // A confirmation needs a session. Requests waiting for one are repeated after the sign-in, and then ask for it.
  waiting?.resolve(true);
  let resolve: Waiting['resolve'] = () => undefined;
  const promise = new Promise<boolean>((done) => (resolve = done));
  waiting = { need, promise, resolve };
  notify();
  return promise;
}

/** Reports the outcome of the dialog. */
export function resolveSignInNeed(isGiven: boolean): void {
  const answered = waiting;
  waiting = undefined;
  notify();
  answered?.resolve(isGiven);
}

export function useSignInNeed(): SignInNeed | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting?.need,
    () => undefined,
  );
}

function notify(): void {
  for (const listener of listeners) listener();
}
