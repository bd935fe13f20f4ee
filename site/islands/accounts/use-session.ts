import { useEffect, useState } from 'react';
import type { User } from '#data/accounts/contract/account.ts';
import { ApiError } from '../../client/call.ts';
import { accountApi } from './account-api.ts';
import { carryToast } from './carried-toast.ts';
import { answerWithinMs, takeEarly } from './early-user.ts';
import { readUser, writeUser } from './stored-user.ts';

export type Session =
  | { kind: 'checking' }
  | { kind: 'leaving' }
  /** Nobody knows: the site was not reached, or said nothing in time. */
  | { kind: 'unreachable' }
  | { kind: 'signed-in'; user: User };

/** Who is signed in, as the server says; strangers are sent to sign in, and come back to `path` with its fragment. */
export function useSession(path: string, refusal: string): Session {
  const [session, setSession] = useState<Session>({ kind: 'checking' });
  useEffect(() => {
    let isLeft = false;
    const check = async (): Promise<void> => {
      try {
        const user = await findUser(AbortSignal.timeout(answerWithinMs));
        if (isLeft) return;
        if (user) return setSession({ kind: 'signed-in', user });
        writeUser(undefined);
        setSession({ kind: 'leaving' });
        carryToast({ title: 'Authentication required', description: refusal, destructive: true });
        location.replace(`/auth?${new URLSearchParams({ next: path + location.hash })}`);
      } catch {
        // A dashboard that stands already says by itself what it cannot reach.
        if (!isLeft) setSession((known) => (known.kind === 'signed-in' ? known : { kind: 'unreachable' }));
      }
      return undefined;
    };
    // A browser may bring the page back as it was left, with what it asked cut off and whoever was signed in then.
    const comeBack = ({ persisted }: PageTransitionEvent): void => void (persisted && check());
    addEventListener('pageshow', comeBack);
    void check();
    return () => {
      isLeft = true;
      removeEventListener('pageshow', comeBack);
    };
  }, [path, refusal]);
  return session;
}

/** Asks once more, by a refresh, where the device remembers a session. What it remembers is never taken as true. */
async function findUser(signal: AbortSignal): Promise<User | undefined> {
  const user = await unlessStranger(takeEarly() ?? accountApi.user(signal));
  if (user) return user;
  const stored = readUser();
  return stored && (await unlessStranger(accountApi.refresh(stored, signal)));
}

async function unlessStranger(asked: Promise<User>): Promise<User | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return undefined;
    throw error;
  }
}
