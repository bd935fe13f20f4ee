/** Answers of the routes of accounts, and errors in their fields. The latter have no final period. */
export const notSignedIn = 'You are not signed in.';
export const signInFirst = 'You are not signed in. Sign in, then try again.';
export const loginForDashboard = 'Authentication required: Please log in to access the admin panel';
export const notAdministrator = 'This account is not an administrator.';
export const twoFactorsNeeded =
  'On this site, administrators must sign in with two factors. Add a passkey or an authenticator app to your account, or sign in with one that you already have.';
export const tooManyRequests = 'Too many requests. Try again in 1 minute.';
export function tooManyAttemptsMessage(wait: string): string {
  return `Too many attempts. Try again in ${wait}.`;
}
export const confirmFirst = 'Enter your password or use your passkey to do this.';
export const otherSite = 'For security, this was not accepted. Reload the page, then try again.';
export function privateBodyTooLargeMessage(maxBytes: number): string {
  return `The request is too large: at most ${maxBytes / 1024} kB are allowed.`;
}

export const wrongCredentials = 'Please check your username and password';
export const needsHttps = 'Signing in needs HTTPS. Open this site at its https:// address.';
export const accountBlocked = 'This account is blocked. Ask an administrator to unblock it.';
export const registrationClosed = 'Registration is closed. Ask an administrator for an invitation link.';
export const usernameTaken = 'This username is taken. Choose another';
export const commonPassword = 'Many people use this password. Choose another';
export const passwordsUnavailable = 'Passwords cannot be set at the moment. Try again later, or use a passkey.';
export const wrongPassword = 'This is not your password';

export const passkeyRejected = 'This passkey was not accepted. Try again, or sign in another way.';
export const passkeyOfOther = 'This passkey belongs to another account.';
export const passkeyOfOtherLink =
  'You began to create this passkey with another link. Open the link that you received last, then start again.';
export const noPasskey = 'This passkey does not exist.';
export const onlySignIn = 'This is your only way to sign in. Add another passkey or a password first.';

export const enterCode = 'Enter the code that your authenticator app shows.';
export const codeNotAccepted = 'This code is wrong or was already used. Wait for the next one';
export const codesUnavailable =
  'Codes cannot be checked at the moment. Use a passkey, or ask an administrator for a “Link for a forgotten password”. You can sign in with it.';
export const enrollmentExpired = 'This took too long. Start again: your app gets a new key.';
export const strongSignInNeeded =
  'To change how you sign in, first sign in with your passkey, or with your password and a code.';
export const noCodesNeeded =
  'Your account has no password, so it needs no codes. A passkey counts as two factors by itself.';
export const noApp = 'Your account has no authenticator app.';

export const linkUsed = 'This link was withdrawn, was already used or has expired. Ask for a new one.';
export const linkAccountGone = 'The account of this link no longer exists.';

/** The same whether or not the account exists, so that nobody can find out which names and addresses have one. */
export const recoveryRequested =
  'If there is an account with this name or address, and it has an email address, you will get an email with a link for a new password. It works once, within an hour.';
export const recoveryUnavailable =
  'This site cannot send a link for a new password. Ask an administrator for a “Link for a forgotten password”. You can sign in with it.';
export const passwordReplaced = 'Your password has been changed. Sign in with the new one.';

export const confirmed = 'Confirmed.';
export const signedOut = 'Signed out.';
export const sessionEnded = 'Session ended.';
export const sessionGone = 'This session has already ended.';
export const emailNeeded = 'Save an email address first.';
export const accountDeleted = 'Account deleted.';
export const accountGone = 'This account no longer exists.';
export const youAreLastAdministrator = 'You are the last administrator. Make somebody else an administrator first.';

/** The name of a passkey that its owner did not name. */
export const unnamedPasskey = 'Passkey';
