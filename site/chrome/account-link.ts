import { accountLabel } from './messages.ts';
/**
 * Links "Login" in the header to the account page if someone signed in on this device. It makes no request: if the
 * session has ended, the account page redirects to the sign-in.
 */
export function nameAccount(): void {
  const link = document.querySelector<HTMLAnchorElement>('.bar a[href="/auth"]');
  if (!link || !isRemembered()) return;
  link.href = '/account';
  link.textContent = accountLabel;
}

function isRemembered(): boolean {
  try {
    return 'user' in localStorage;
  } catch {
    return false;
  }
}
