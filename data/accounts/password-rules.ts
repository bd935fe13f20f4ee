import { productName } from '../site/product.ts';

/** Characters, as NIST SP 800-63B and ASVS 5 count them: code points after NFC. */
export const shortestPassword = 12;
export const longestPassword = 256;

/** Below this, a password is "aaaaaaaaaaaa" or "121212121212". */
const fewestDifferent = 5;

/** What is hashed: the same characters are the same password, whatever keyboard composed them. Nothing is trimmed. */
export function normalPassword(password: string): string {
  return password.normalize('NFC');
}

/**
 * Why a password is refused, as a sentence, or `undefined`. No rule asks for kinds of characters, since those make
 * passwords that are hard for people and easy for machines; length and rarity are what is asked. Whether many have it is
 * known to the worker alone (`worker/accounts/require-unknown-password.ts`).
 */
export function passwordFault(password: string, username = ''): string | undefined {
  const normal = normalPassword(password);
  const length = [...normal].length;
  if (length < shortestPassword)
    return `A password has at least ${shortestPassword} characters; a sentence makes a good one`;
  if (length > longestPassword) return `A password has at most ${longestPassword} characters`;
  const plain = normal.toLowerCase();
  if (new Set(plain).size < fewestDifferent) return 'This password repeats itself: choose another';
  const bare = plain.replaceAll(/[^\p{L}]/gu, '');
  const names = [username, productName].map((name) => name.toLowerCase().replaceAll(/[^\p{L}]/gu, ''));
  if (names.some((name) => name !== '' && bare.replaceAll(name, '') === ''))
    return 'A password is not the name of the account or of this site: choose another';
  return undefined;
}
