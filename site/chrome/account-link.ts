import { accountLabel, adminLabel, dashboardLabel } from './messages.ts';

/**
 * Links "Login" in the header to the account page, or for administrators to the dashboard, if someone signed in on this
 * device. The footer then links to the account only. It makes no request: if the session has ended, these pages redirect
 * to the sign-in.
 */
export function nameAccount(): void {
  const user = rememberedUser();
  if (!user) return;
  const [login, register] = document.querySelectorAll<HTMLAnchorElement>('.foot a[href^="/auth"]');
  link(login, '/account', accountLabel);
  if (register?.parentElement) register.parentElement.hidden = true;
  const header = document.querySelector<HTMLAnchorElement>('.bar a[href="/auth"]');
  // The links next to it need the room on phones.
  const isNarrow = matchMedia('(max-width: 30rem)').matches;
  if (/"role":"admin"/.test(user)) link(header, '/admin', isNarrow ? adminLabel : dashboardLabel);
  else link(header, '/account', accountLabel);
}

function link(element: HTMLAnchorElement | null | undefined, href: string, label: string): void {
  if (!element) return;
  element.href = href;
  element.textContent = label;
}

function rememberedUser(): string | null {
  try {
    return localStorage.getItem('user');
  } catch {
    return null;
  }
}
