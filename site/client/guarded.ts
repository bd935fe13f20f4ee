import { useSyncExternalStore } from 'react';
import { ApiError, call, type CallOptions } from './call.ts';
import { codeOf } from './api-fault.ts';

/** What a call waits for: a new sign-in, or the password or passkey once more. */
export type Need = 'sign-in' | 'confirm';

interface Waiting {
  need: Need;
  promise: Promise<boolean>;
  resolve: (isGiven: boolean) => void;
}

let waiting: Waiting | undefined;
const listeners = new Set<() => void>();

/**
 * As `call`, but where the session has ended, or a password is asked for once more, the dialog asks for it over what is
 * on the screen, and then the call is made again: nothing that was typed is lost. Throws the first error where the
 * dialog is closed.
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

/** Several calls that wait at once are answered by one dialog. */
function ask(need: Need): Promise<boolean> {
  if (waiting && (waiting.need === need || need === 'confirm')) return waiting.promise;
  // A confirmation is worth nothing without a session: its calls are made again, and then ask for one too.
  waiting?.resolve(true);
  let resolve: Waiting['resolve'] = () => undefined;
  const promise = new Promise<boolean>((done) => (resolve = done));
  waiting = { need, promise, resolve };
  tell();
  return promise;
}

/** What the dialog found out. */
export function answerNeed(isGiven: boolean): void {
  const answered = waiting;
  waiting = undefined;
  tell();
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

function tell(): void {
  for (const listener of listeners) listener();
}
