import type { SignedInUser } from '#data/accounts/contract/account.ts';
import { readStored, writeStored } from '../../client/local-storage.ts';

/** Identifies the session, but does not authenticate. The secret is in an HttpOnly cookie. */
export type StoredUser = SignedInUser;

/** Also read by site/chrome/account-link.ts, which does not use a schema. */
const name = 'user';

export function readStoredUser(): StoredUser | undefined {
  try {
    return asUser(JSON.parse(readStored(name) ?? 'null'));
  } catch {
    return undefined;
  }
}

export function writeUser(user: StoredUser | undefined): void {
  if (!user) return writeStored(name, undefined);
  const { id, username, role, sessionId } = user;
  return writeStored(name, JSON.stringify({ id, username, role, sessionId } satisfies StoredUser));
}

/** Checked by hand: the schema library would be a third of the code that the dashboard needs before its first tab. */
function asUser(value: unknown): StoredUser | undefined {
  const { id, username, role, sessionId } = (value ?? {}) as Partial<Record<keyof StoredUser, unknown>>;
  const isWhole = [id, username, sessionId].every((text) => typeof text === 'string') && isRole(role);
  return isWhole ? (value as StoredUser) : undefined;
}

function isRole(role: unknown): role is StoredUser['role'] {
  return role === 'reader' || role === 'admin';
}
