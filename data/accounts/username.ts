/** ASCII letters only: with other scripts, "аnna" and "anna" would look alike. */
const shape = /^[A-Za-z0-9][A-Za-z0-9._-]{2,31}$/;

/** Converts full-width and other compatibility forms to plain letters. */
export function normalizeUsername(username: string): string {
  return username.normalize('NFKC').trim();
}

/** The unique key of an account. It ignores the difference between upper and lower case. */
export function usernameKey(username: string): string {
  return normalizeUsername(username).toLowerCase();
}

export function isUsername(username: string): boolean {
  return shape.test(normalizeUsername(username));
}
