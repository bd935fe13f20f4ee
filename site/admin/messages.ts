import { formatCount, formatCountOf } from '#data/site/count-text.ts';

// Before the dashboard
export const pleaseLogIn = 'Please log in to access the admin panel';
export const checkingSession = 'Checking your session';
export const redirecting = 'Redirecting to login...';
export const unreachableTitle = 'The site cannot be reached';
export const unreachableAdvice = 'No data was lost. Check your connection, then try again.';
export const tryAgainAction = 'Try again';
export const secondFactorTitle = 'Second factor required';
export const secondFactorAbout =
  'Administrators of this site need two factors to sign in, and you signed in with only a password. Add a passkey or an authenticator app to your account, or sign in again with one that you have.';
export const notAdminTitle = 'This account is not an administrator';
export const yourAccount = 'Your account';
export const logoutAction = 'Logout';
export const viewSite = 'View Site';
export const homePage = 'Home page of the site';

export function notAdminMessage(username: string): string {
  return `You are signed in as ${username}. Ask an administrator to change your role, or sign in with another account.`;
}

// Layout
export const dashboardName = 'Admin Dashboard';
export const skipToContent = 'Skip to content';
export const menuAction = 'Menu';
export const siteLabel = 'Site';
export const dashboardLabel = 'Dashboard';
export const tabsLabel = 'Parts of the dashboard';

export function signedInAs(username: string): string {
  return `Signed in as ${username}`;
}

export function loadingTab(title: string): string {
  return `Loading ${title}`;
}

export function pageTitle(tab: string): string {
  return `${tab} — Admin Dashboard`;
}

// Figures next to the tabs
/** `invited` counts unused invitations. */
export function usersFigure(total: number, invited: number): string {
  return invited > 0 ? `${formatCountOf(total, 'user')}, ${formatCount(invited)} invited` : String(total);
}

export function failedFigure(count: number): string {
  return formatCountOf(count, 'failed sign-in');
}

export function todayFigure(count: number): string {
  return `${count} today`;
}

export const unsavedQuestion = 'You have unsaved changes. Discard them?';
