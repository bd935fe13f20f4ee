/** Letters of the first alphabet that every keyboard has: with others, "аnna" and "anna" would look alike. */
const shape = /^[A-Za-z0-9][A-Za-z0-9._-]{2,31}$/;

/** Full-width and other forms of the same letters are the letters. */
export function normalUsername(username: string): string {
  return username.normalize('NFKC').trim();
}

/** By what accounts are told apart: names that differ in capitals alone are one. */
export function usernameKey(username: string): string {
  return normalUsername(username).toLowerCase();
}

export function isUsername(username: string): boolean {
  return shape.test(normalUsername(username));
}
