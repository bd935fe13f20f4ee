/** In ms. */
const patience = 10_000;

/**
 * Whether the site answers. Only asking tells: what a browser says of its line is about the cable, and some say nothing
 * when a page is opened without one. A question for the head of a page is one that the service worker lets pass.
 */
export async function canReachSite(): Promise<boolean> {
  try {
    const { status } = await fetch('/edition.json', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout?.(patience) ?? null,
    });
    return status < 500;
  } catch {
    return false;
  }
}
