import type { SignedInUser, User } from '#data/accounts/contract/account.ts';
import { showToast } from '../../client/toasts.ts';
import { expectStudyNotes } from '../my-study/study-flag.ts';
import { carryToast } from './carried-toast.ts';
import { welcomeMessage } from './sign-in/messages.ts';
import { writeUser } from './stored-user.ts';

/** The path to open after signing in. `next` is used only if it is a path of this site. */
export function pageAfterSignIn(
  { role, needsFactor }: Pick<User, 'role' | 'needsFactor'>,
  next: string | null,
  origin: string,
): string {
  // No other page is allowed yet. The account page explains why.
  if (needsFactor) return '/account';
  const isAdmin = role === 'admin';
  const defaultPath = isAdmin ? '/admin' : '/';
  if (!next?.startsWith('/')) return defaultPath;
  const url = new URL(next, origin);
  // "//elsewhere.org" and "/\elsewhere.org" are URLs of other sites.
  if (url.origin !== origin || /^\/auth(\/|$)/.test(url.pathname)) return defaultPath;
  if (!isAdmin && /^\/admin(\/|$)/.test(url.pathname)) return defaultPath;
  return url.pathname + url.search + url.hash;
}

/** Milliseconds. Long enough to see a message before the page is left. */
const toastTime = 900;

/**
 * Stores who signed in and opens the target page. The message with `title` is shown there, or here if the target shows
 * no toasts.
 */
export function completeSignIn(user: SignedInUser, title: string, advice = ''): void {
  writeUser(user);
  expectStudyNotes();
  const message = { title, description: `${welcomeMessage(user.username)}${advice && `. ${advice}`}` };
  if (/^\/(admin|account)\b/.test(destinationOf(user))) {
    carryToast(message);
    openPageAfterSignIn(user);
  } else {
    showToast(message);
    setTimeout(() => openPageAfterSignIn(user), toastTime);
  }
}

export function openPageAfterSignIn(user: User): void {
  location.assign(destinationOf(user));
}

function destinationOf(user: User): string {
  return pageAfterSignIn(user, new URLSearchParams(location.search).get('next'), location.origin);
}
