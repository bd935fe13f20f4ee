/** Errors in the fields of account forms. Without a final period, because some callers add one. */
export const usernameRequired = 'Username is required';
export const usernameTooLong = 'A username can have at most 32 characters';
export const usernameInvalid =
  'Use 3 to 32 letters a to z, digits, dots, dashes or underscores, and start with a letter or digit';
export const accountNameRequired = 'Enter your username or your email address';
export const loginNameTooLong = 'Username is too long';
export const emailInvalid = 'This is not a valid email address';
export const emailTooLong = 'An email address can have at most 254 characters';
export const passwordRequired = 'Password is required';
export const existingPasswordTooLong = 'Password is too long';
export function passwordTooShortMessage(min: number): string {
  return `A password needs at least ${min} characters. A sentence works well`;
}
export function passwordTooLongMessage(max: number): string {
  return `A password can have at most ${max} characters`;
}
export const passwordRepeats = 'This password has too few different characters. Choose another';
export const passwordIsName = 'A password must not be your username or the name of this site. Choose another';
export const codeRequired = 'Code is required';
export const codeInvalid = 'A code has six digits';
export const passkeyNameTooLong = 'A name can have at most 60 characters';
export const wordOfDayInvalid = 'isWanted must be true or false';
export const linkIncomplete = 'This link is incomplete';
