/** Timeout in ms. */
const timeoutMs = 10_000;

/**
 * Whether the site responds. Only a request can tell: browsers report the state of the connection, not of the internet,
 * and some report nothing when a page is opened offline. The service worker does not intercept HEAD requests.
 */
export async function canReachSite(): Promise<boolean> {
  try {
    const { status } = await fetch('/edition.json', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout?.(timeoutMs) ?? null,
    });
    return status < 500;
  } catch {
    return false;
  }
}
