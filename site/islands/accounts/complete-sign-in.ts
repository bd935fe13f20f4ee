import type { SignedInUser, User } from '#data/accounts/contract/account.ts';
import { showToast } from '../../client/toasts.ts';
import { carryToast } from './carried-toast.ts';
import { writeUser } from './stored-user.ts';

/** Where someone goes after signing in. `next` is taken only where it is a path of this site. */
export function placeAfterSignIn(
  { role, needsFactor }: Pick<User, 'role' | 'needsFactor'>,
  next: string | null,
  origin: string,
): string {
  // Nothing else is open, and there it says why.
  if (needsFactor) return '/account';
  const isAdmin = role === 'admin';
  const usual = isAdmin ? '/admin' : '/';
  if (!next?.startsWith('/')) return usual;
  const url = new URL(next, origin);
  // "//elsewhere.org" and "/\elsewhere.org" are addresses of other sites.
  if (url.origin !== origin || /^\/auth(\/|$)/.test(url.pathname)) return usual;
  if (!isAdmin && /^\/admin(\/|$)/.test(url.pathname)) return usual;
  return url.pathname + url.search + url.hash;
}

/** Long enough for a message to be seen before the page is left, in milliseconds. */
const glance = 900;

/** Keeps who signed in, and leaves for where they wanted to go; `title` is said there, or here where no page says it. */
export function enterSite(user: SignedInUser, title: string): void {
  writeUser(user);
  const message = { title, description: `Welcome, ${user.username}` };
  if (/^\/(admin|account)\b/.test(placeOf(user))) {
    carryToast(message);
    leaveAuth(user);
  } else {
    showToast(message);
    setTimeout(() => leaveAuth(user), glance);
  }
}

export function leaveAuth(user: User): void {
  location.assign(placeOf(user));
}

function placeOf(user: User): string {
  return placeAfterSignIn(user, new URLSearchParams(location.search).get('next'), location.origin);
}
