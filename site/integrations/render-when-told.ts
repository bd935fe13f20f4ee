import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';

/** What whoever began this build says, before it ends its input, once the library and the file of kept pages are there. */
const word = 'render';

/**
 * Waits until a build is told to render, its bundles made meanwhile, and puts the URLs of the pages that are taken over
 * from the last build into `keptPages`. Throws where whoever began the build has given it up.
 */
export function whenTold(
  input: NodeJS.ReadableStream,
  keptPath: string,
  site: string,
  keptPages: string[],
): Promise<void> {
  const told = hear(input).then(() => {
    const { addresses } = JSON.parse(readFileSync(keptPath, 'utf8')) as { addresses: string[] };
    const urls = addresses.map((address) => site.replace(/\/$/, '') + address);
    // As the sitemap sorts them, which takes a twentieth of the time where they are sorted already.
    keptPages.push(...urls.sort(new Intl.Collator('en', { numeric: true }).compare));
  });
  // What it ends with is asked when pages are to be rendered; until then nothing may call it unheeded.
  told.catch(() => undefined);
  return told;
}

/** Throws where the input ends without the word: whoever began the build has given it up, or was killed. */
export async function hear(input: NodeJS.ReadableStream): Promise<void> {
  if ((await text(input)) !== word) throw new Error('The build was given up before it was told to render.');
}
