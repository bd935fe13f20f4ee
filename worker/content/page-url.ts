/** A host that nobody has: what leads to it was written without one. */
const own = 'https://own.invalid';

/** What browsers throw away within an address, so that `java\nscript:` is a script: white space and controls. */
// eslint-disable-next-line no-control-regex -- They are what is looked for.
const thrownAway = /[\u0000-\u0020\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060\ufeff]/;

/**
 * An address as browsers will read it, or `undefined` for one that is not to be followed: another scheme than those named,
 * one that hides its scheme behind what browsers throw away, a host without a scheme (`//host`), a name with a password.
 * "/" allows paths of the site itself.
 */
export function safeAddress(
  text: string,
  allowed: readonly ('/' | 'https:' | 'http:' | 'mailto:')[],
): string | undefined {
  const address = text.trim();
  if (address === '' || thrownAway.test(address) || /^[\\/]{2}/.test(address.replaceAll('\\', '/'))) return undefined;
  const url = URL.parse(address, own);
  if (!url || url.username || url.password) return undefined;
  if (url.origin === own) {
    // Written relative to the page, it would lead elsewhere from every other page.
    const isPath = address.startsWith('/') && allowed.includes('/');
    return isPath ? url.pathname + url.search + url.hash : undefined;
  }
  return allowed.some((scheme) => scheme === url.protocol) ? url.href : undefined;
}
