import { setTimeout as wait } from 'node:timers/promises';
import { inviteToken } from '../../data/accounts/contract/invite-link.ts';
import { productSlug } from '../../data/site/product.ts';
import { startSite } from './fresh-site.ts';
import { populateSite } from './site-in-use.ts';

/**
 * A rebuild takes about half a minute on an idle machine. It runs with low priority, so it takes longer on a busy one.
 */
const rebuildTimeoutMs = 1_800_000;
const pollMs = 500;
/** The name that `populateSite` gives to the imported text. */
const importedName = 'Vineyard Bible';

/**
 * Turns the folder of this process into an installation in use: starts its site, fills it as administrators would,
 * waits for the rebuild, and stops the site.
 */
const site = await startSite('.', {});
try {
  const link = /http\S+auth#invite=\S+/.exec(site.printed)?.[0] ?? '';
  if (!inviteToken(new URL(link).hash)) throw new Error(`no link for the first administrator in: ${site.printed}`);
  await populateSite(site.url, link);
  await waitForRebuild(site);
} finally {
  await site.end('SIGTERM');
}

/** The rebuild is done when the built pages contain the imported text and the current placements. */
async function waitForRebuild({ url }: { url: string }): Promise<void> {
  for (const deadline = Date.now() + rebuildTimeoutMs; Date.now() < deadline; await wait(pollMs)) {
    const [settings, entry, texts] = await Promise.all(
      ['/api/site', `/${productSlug}/H1`, '/about/texts'].map(readFrom),
    );
    const { notices = '' } = JSON.parse(settings || '{}') as { notices?: string };
    if (notices && entry?.includes(`data-of="${notices}"`) && texts?.includes(importedName)) return;
  }
  throw new Error(`the rebuild did not end within ${rebuildTimeoutMs / 1000} s`);

  /** Empty while the port refuses connections during the switch to the new site. */
  function readFrom(path: string): Promise<string> {
    return fetch(url + path).then(
      (response) => response.text(),
      () => '',
    );
  }
}
