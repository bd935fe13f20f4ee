/** A host that cannot exist, as the base for URLs without a host. */
const placeholderOrigin = 'https://own.invalid';

/** White space and control characters, which browsers remove from URLs: `java\nscript:` is a script URL. */
// eslint-disable-next-line no-control-regex -- They are what is looked for.
const ignoredCharacters = /[\u0000-\u0020\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060\ufeff]/;

/**
 * A URL as browsers will read it. `undefined` for one that must not be followed: a scheme that is not allowed or is
 * hidden behind removed characters, a host without a scheme (`//host`), or a URL with a password. "/" allows paths of
 * the site.
 */
export function trySafeUrl(
  text: string,
  allowed: readonly ('/' | 'https:' | 'http:' | 'mailto:')[],
): string | undefined {
  const trimmed = text.trim();
  if (trimmed === '' || ignoredCharacters.test(trimmed) || /^[\\/]{2}/.test(trimmed.replaceAll('\\', '/')))
    return undefined;
  const url = URL.parse(trimmed, placeholderOrigin);
  if (!url || url.username || url.password) return undefined;
  if (url.origin === placeholderOrigin) {
    // A relative path would have a different target on every page.
    const isPath = trimmed.startsWith('/') && allowed.includes('/');
    return isPath ? url.pathname + url.search + url.hash : undefined;
  }
  return allowed.some((scheme) => scheme === url.protocol) ? url.href : undefined;
}
