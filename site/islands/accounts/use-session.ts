import { useEffect, useState } from 'react';
import type { User } from '#data/accounts/contract/account.ts';
import { ApiError } from '../../client/call-api.ts';
import { accountApi } from './account-api.ts';
import { carryToast } from './carried-toast.ts';
import { userTimeoutMs, takeEarlyUser } from './early-user.ts';
import { authenticationRequired } from './messages.ts';
import { readStoredUser, writeUser } from './stored-user.ts';

export type Session =
  | { kind: 'checking' }
  | { kind: 'leaving' }
  /** Unknown: the site was not reached, or did not answer in time. */
  | { kind: 'unreachable' }
  | { kind: 'signed-in'; user: User };

/**
 * The current user according to the server. Visitors who are not signed in are sent to the sign-in page and return to
 * `path` with its fragment.
 */
export function useSession(path: string, refusal: string): Session {
  const [session, setSession] = useState<Session>({ kind: 'checking' });
  useEffect(() => {
    let isUnmounted = false;
    const check = async (): Promise<void> => {
      try {
        const user = await findUser(AbortSignal.timeout(userTimeoutMs));
        if (isUnmounted) return;
        if (user) return setSession({ kind: 'signed-in', user });
        writeUser(undefined);
        setSession({ kind: 'leaving' });
        carryToast({ title: authenticationRequired, description: refusal, destructive: true });
        location.replace(`/auth?${new URLSearchParams({ next: path + location.hash })}`);
      } catch {
        // A dashboard that is already shown reports by itself what it cannot reach.
        if (!isUnmounted) setSession((known) => (known.kind === 'signed-in' ? known : { kind: 'unreachable' }));
      }
      return undefined;
    };
    // A browser may restore the page from the back/forward cache, with requests aborted and an outdated user.
    const recheck = ({ persisted }: PageTransitionEvent): void => void (persisted && check());
    addEventListener('pageshow', recheck);
    void check();
    return () => {
      isUnmounted = true;
      removeEventListener('pageshow', recheck);
    };
  }, [path, refusal]);
  return session;
}

/** If the device remembers a session, tries to refresh it. The stored data alone is never trusted. */
async function findUser(signal: AbortSignal): Promise<User | undefined> {
  const user = await unlessUnauthenticated(takeEarlyUser() ?? accountApi.user(signal));
  if (user) return user;
  const stored = readStoredUser();
  return stored && (await unlessUnauthenticated(accountApi.refresh(stored, signal)));
}

async function unlessUnauthenticated(pending: Promise<User>): Promise<User | undefined> {
  try {
    return await pending;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return undefined;
    throw error;
  }
}
