/**
 * The header's "Login" leads to the account where the device remembers that somebody signed in. It asks nobody: where
 * that session has ended, the account's page sends on to the sign-in.
 */
export function nameAccount(): void {
  const link = document.querySelector<HTMLAnchorElement>('.bar a[href="/auth"]');
  if (!link || !isRemembered()) return;
  link.href = '/account';
  link.textContent = 'Account';
}

function isRemembered(): boolean {
  try {
    return 'user' in localStorage;
  } catch {
    return false;
  }
}
