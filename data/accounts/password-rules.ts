import { productName } from '../site/product.ts';
import { passwordIsName, passwordRepeats, passwordTooLongMessage, passwordTooShortMessage } from './messages.ts';

/** Lengths in characters as counted by NIST SP 800-63B and ASVS 5: code points after NFC. */
const minPasswordLength = 12;
export const maxPasswordLength = 256;

/** Rejects passwords such as "aaaaaaaaaaaa" or "121212121212". */
const minDistinctCharacters = 5;

/**
 * The form that is hashed. It makes the same characters equal, however the keyboard composed them. White space is not
 * trimmed.
 */
export function normalizePassword(password: string): string {
  return password.normalize('NFC');
}

/**
 * Returns the reason why a password is rejected, as a sentence, or `undefined`. No rule requires kinds of characters,
 * because such passwords are hard for people and easy for machines; the rules check length and rarity. Only the worker
 * checks for common passwords (`worker/accounts/require-unleaked-password.ts`).
 */
export function findPasswordError(password: string, username = ''): string | undefined {
  const normal = normalizePassword(password);
  const length = [...normal].length;
  if (length < minPasswordLength) return passwordTooShortMessage(minPasswordLength);
  if (length > maxPasswordLength) return passwordTooLongMessage(maxPasswordLength);
  const plain = normal.toLowerCase();
  if (new Set(plain).size < minDistinctCharacters) return passwordRepeats;
  const bare = plain.replaceAll(/[^\p{L}]/gu, '');
  const names = [username, productName].map((name) => name.toLowerCase().replaceAll(/[^\p{L}]/gu, ''));
  if (names.some((name) => name !== '' && bare.replaceAll(name, '') === '')) return passwordIsName;
  return undefined;
}
