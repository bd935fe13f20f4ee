/** Labels of the forms. */
export const usernameLabel = 'Username';
export const usernameHint =
  'Not an email address. 3 to 32 letters (a to z), digits, dots, dashes or underscores, for example anna.berg';
export const passwordLabel = 'Password';
export const newPasswordHint = 'At least 12 characters. A sentence works well.';
export const codeHint = 'The six-digit code from your authenticator app';
export const emailLabel = 'Email (optional)';
export const or = 'or';
export const logIn = 'Login';
export const loggingIn = 'Logging in...';
export const register = 'Register';
export const registering = 'Registering...';
export const passkeyButton = 'Use a passkey';
export const createPasskey = 'Create a passkey';
export const passkeyHint =
  'With a passkey you sign in as you unlock this device, for example with a fingerprint. You can add a password and other devices later in “Your account”.';
export const setPassword = 'Set password';
export const createWithPassword = 'Create account with this password';
export const setThisPassword = 'Set this password';
export const addEmail = 'Add your email address in “Your account” to get alerts and to reset your password.';
export const confirm = 'Confirm';
export const cancel = 'Cancel';

/** What a link is for. The username follows, if the link is for one. */
export const inviteLead = {
  admin: 'You are invited as an administrator',
  reader: 'You are invited as a reader',
} as const;
export const resetLead = 'Sign-in link';
export const withUsername = { invite: '. Your username: ', reset: ' for ' } as const;
export const inviteWorksOnce = '. The link stops working when your account is created.';
export const resetWorksOnce = '. It replaces the password and all passkeys of the account. The link works once.';

/** Titles of the pages and dialogs. */
export const signInTitle = 'Sign in';
export const signInLead = 'Sign in to your account.';
export const notRegistered = 'New here?';
export const registerLead = 'Create an account on this site.';
export const forgotPassword = 'Forgot your password?';
export const forgotTitle = 'Forgot your password?';
export const forgotLead =
  'Enter your username or your email address. You receive a link with which you choose a new password.';
export const accountLabel = 'Username or email';
export const sendLink = 'Send link';
export const sendingLink = 'Sending...';
export const linkFailed = 'The link was not sent';
export const backToSignIn = 'Back to sign-in';
export const newPasswordLabel = 'New password';
export const changeFailed = 'The password was not changed';
/** Around the username. */
export const recoveryLead = [
  'Choose a new password for ',
  '. All devices are signed out, and the link works once.',
] as const;
export const alreadyRegistered = 'Already have an account?';
export const welcomeTitle = 'Welcome';
export const signInAgainTitle = 'Sign in again';
export const sessionExpired = 'Your session expired. Sign in again; your changes stay on this page.';
export const confirmTitle = 'Confirm that it is you';
export const confirmLead = 'Enter your password or use your passkey to continue.';
export const checkingLink = 'Checking the link';
export const registrationClosed = 'Registration is closed. Ask an administrator for an invitation link.';

/** Toasts. */
export const loginSuccessful = 'Login successful';
export const loginFailed = 'Login failed';
/** After an invitation was accepted. */
export const accountCreated = 'Account created';
export const registrationSuccessful = 'Registration successful';
export const registrationFailed = 'Registration failed';
export function welcomeMessage(username: string): string {
  return `Welcome, ${username}`;
}

/** Why a passkey did not work. */
export const passkeyCanceled = 'No passkey was used: the request was canceled or timed out. Try again.';
export const passkeyExists = 'This device already has a passkey for this account.';
export const passkeyUnsupported = 'This device cannot create a passkey that this site accepts. Use a password.';
export const passkeyWrongSite = 'Passkeys work only at this site’s own address, over HTTPS or on localhost.';
export const passkeyFailed = 'The passkey did not work. Try again, or use a password.';
