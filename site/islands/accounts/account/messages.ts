/** Texts of the account page, section by section. */
export const accountTitle = 'Your account';
export const checkingSession = 'Checking your session';
export const accountNeedsScripts =
  'Your account needs JavaScript, which is off in this browser. Searching and reading work without it.';
export const loginNeeded = 'Please log in to see your account';
export const redirecting = 'Redirecting to login...';
export const siteUnreachable = 'The site cannot be reached.';
export const loadingAccount = 'Loading your account';
export function accountRoleMessage(role: 'admin' | 'reader'): string {
  return role === 'admin' ? 'administrator' : 'reader';
}
export function accountCreatedMessage(day: string): string {
  return `Created on ${day}`;
}
export const needsSecondFactor =
  'On this site, administrators must sign in with two factors. To open the dashboard, add a passkey or an authenticator app below, or sign in with one that you already have.';
export const adminDashboard = 'Admin Dashboard';
export const logOut = 'Logout';

export const updateFailed = 'Update failed';
export const deletionFailed = 'Deletion failed';
export const cancel = 'Cancel';
export const remove = 'Remove';

export const passkeysTitle = 'Passkeys';
export const passkeysAbout =
  'Sign in with your fingerprint, your face or the PIN of your device instead of a password. This site stores no secret for it.';
export function passkeyUseMessage(added: string, used: string | undefined, isSynced: boolean): string {
  return `Added ${added}${used ? `, last used ${used}` : ''}${isSynced ? ', synced to your other devices' : ''}`;
}
export const removePasskeyTitle = 'Remove passkey';
export function removePasskeyMessage(label: string): string {
  return `You will no longer be able to sign in with “${label}”. This action cannot be undone.`;
}
export const passkeyNameLabel = 'Name of the new passkey (optional)';
export const addPasskey = 'Add a passkey';
export const passkeyAdded = 'Passkey added';
export const passkeyNotAdded = 'The passkey was not added';
export const passkeyRemoved = 'Passkey removed';

export const passwordTitle = 'Password';
export function passwordSetMessage(day: string): string {
  return `Set on ${day}. If you change it, you are signed out on all other devices.`;
}
export const noPassword = 'You have no password. You sign in with a passkey.';
export const currentPasswordLabel = 'Current password';
export const newPasswordLabel = 'New password';
export const newPasswordHint = 'At least 12 characters. A sentence works well.';
export const changePassword = 'Change password';
export const setPassword = 'Set password';
export const passwordChanged = 'Password changed';

export const appTitle = 'Authenticator app';
export function codesSinceMessage(day: string): string {
  return `Since ${day}, you need a code from your app to sign in with your password.`;
}
export const appAbout =
  'A second factor for your password: an app on your phone shows a six-digit code, a new one every 30 seconds. Passkeys do not need it.';
export const noCodesNeeded =
  'Your account has no password, so it needs no codes. A passkey counts as two factors by itself.';
export const addApp = 'Add an app';
export const addThisApp = 'Add this app';
export const appAdded = 'App added';
export const appNotAdded = 'The app was not added';
export const removeApp = 'Remove the app';
export const removeAppQuestion =
  'You will sign in with your password alone. This action cannot be undone, but you can add an app again.';
export const appRemoved = 'App removed';
export const qrCodeLabel = 'QR code to scan with your authenticator app';
export const firstCodeHint = 'The six-digit code that your app then shows';

export const emailTitle = 'Email';
export const emailLabel = 'Email';
export const emailHint = 'Leave empty to have none';
export const saveEmail = 'Save email';
export const emailSaved = 'Email saved';
export const emailRemoved = 'Email removed';

export const wordOfDayTitle = 'Hebrew word of the day';
export const wordOfDayAbout = 'A Hebrew word every day by email, with a verse that uses it.';
export const wordOfDayNeedsEmail =
  'A Hebrew word every day by email, with a verse that uses it. Save an email address first.';
export function confirmationSentMessage(email: string): string {
  return `A message was sent to ${email}. Open the link in it to confirm.`;
}
export function subscribedMessage(email: string): string {
  return `You receive a word at ${email} every day.`;
}
export const sendWords = 'Send me a word a day';
export const sendConfirmationAgain = 'Send the message again';
export const unsubscribe = 'Unsubscribe';
export const unsubscribed = 'Unsubscribed from the word of the day';
export const confirmationSent = 'Check your email for a confirmation link';

export const sessionsTitle = 'Sessions';
export const thisDevice = 'this device';
export const unknownBrowser = 'Unknown browser';
export function sessionTimesMessage(since: string, seen: string): string {
  return `Signed in ${since}, last active ${seen}`;
}
export const endSession = 'End session';
export const sessionEnded = 'Session ended';
export const signOutElsewhere = 'Sign out everywhere else';
export const signedOutElsewhere = 'Signed out everywhere else';

export const deleteAccount = 'Delete account';
export const deleteAccountAbout =
  'Your username, email address, passkeys and sessions, and the notes and progress saved in your account, are deleted immediately. What is saved on your devices stays.';
export const deleteAccountQuestion = 'Are you sure you want to delete your account? This action cannot be undone.';
export const accountDeleted = 'Account deleted';
