import { useSyncExternalStore } from 'react';
import { ApiError, call, type CallOptions } from './call.ts';
import { codeOf } from './api-fault.ts';

/** What a request waits for: a new sign-in, or a confirmation with the password or passkey. */
export type Need = 'sign-in' | 'confirm';

interface Waiting {
  need: Need;
  promise: Promise<boolean>;
  resolve: (isGiven: boolean) => void;
}

let waiting: Waiting | undefined;
const listeners = new Set<() => void>();

/**
 * Like `call`, but if the session has ended or a confirmation is required, it opens a dialog over the page and then
 * repeats the request, so that nothing typed is lost. If the dialog is closed, throws the original error.
 */
export async function guarded<Answer>(path: string, options?: CallOptions): Promise<Answer> {
  try {
    return await call<Answer>(path, options);
  } catch (error) {
    const need = needOf(error);
    if (!need || !(await ask(need))) throw error;
    return guarded<Answer>(path, options);
  }
}

function needOf(error: unknown): Need | undefined {
  if (codeOf(error) === 'confirm') return 'confirm';
  return error instanceof ApiError && error.status === 401 ? 'sign-in' : undefined;
}

/** Requests that wait at the same time share one dialog. */
function ask(need: Need): Promise<boolean> {
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
export function answerNeed(isGiven: boolean): void {
  const answered = waiting;
  waiting = undefined;
  notify();
  answered?.resolve(isGiven);
}

export function useNeed(): Need | undefined {
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
