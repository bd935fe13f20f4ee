/** Texts about the session. The dashboard loads them with its first script, so the other texts are in subfolders. */
export const authenticationRequired = 'Authentication required';
export const logoutFailed = 'Logout failed';
export const loggedOut = 'Logged out';
export const loggedOutHere = 'You are signed out on this device.';

export const takesLong = 'This is taking longer than expected.';
export const tryAgain = 'Try again';

export const signInNotLoaded = 'The sign-in form could not be loaded';
export const signInElsewhere = 'Your changes stay on this page. Use another tab to sign in, then try again.';
