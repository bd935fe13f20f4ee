import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';

/**
 * The signal that the parent process writes before it closes the input, when the library and the list of reused pages
 * exist.
 */
const word = 'render';

/**
 * Waits until the build receives the signal to render, while it prepares its bundles, and adds the URLs of the pages
 * reused from the last build to `reusedUrls`. Rejects if the parent process has given up the build.
 */
export function waitForRenderSignal(
  input: NodeJS.ReadableStream,
  reusedPath: string,
  site: string,
  reusedUrls: string[],
): Promise<void> {
  const ready = readRenderSignal(input).then(() => {
    const { addresses } = JSON.parse(readFileSync(reusedPath, 'utf8')) as { addresses: string[] };
    const urls = addresses.map((path) => site.replace(/\/$/, '') + path);
    // In the order of the sitemap: sorting a list that is already sorted takes a twentieth of the time.
    reusedUrls.push(...urls.sort(new Intl.Collator('en', { numeric: true }).compare));
  });
  // The promise is only awaited when pages are rendered. This handler prevents an unhandled rejection before that.
  ready.catch(() => undefined);
  return ready;
}

/** Throws if the input ends without the signal, because the parent process gave up the build or was killed. */
export async function readRenderSignal(input: NodeJS.ReadableStream): Promise<void> {
  if ((await text(input)) !== word) throw new Error('The build was given up before it was told to render.');
}
