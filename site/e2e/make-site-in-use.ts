import { setTimeout as wait } from 'node:timers/promises';
import { inviteToken } from '../../data/accounts/contract/invite-link.ts';
import { productSlug } from '../../data/site/product.ts';
import { startSite } from './fresh-site.ts';
import { populateSite } from './site-in-use.ts';

/** A rebuild takes about half a minute on a quiet machine, and has a low priority on a busy one. */
const rebuildTimeoutMs = 1_800_000;
const pollMs = 500;
/** The name that `populateSite` gives to the text it imports. */
const importedName = 'Vineyard Bible';

/**
 * Turns the tree that this process runs in into an installation in use: starts its site, fills it as administrators do,
 * waits for the rebuild that follows, and stops it.
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

/** The rebuild is done when the built pages name the imported text and contain the notices that the site has now. */
async function waitForRebuild({ url }: { url: string }): Promise<void> {
  for (const deadline = Date.now() + rebuildTimeoutMs; Date.now() < deadline; await wait(pollMs)) {
    const [settings, entry, texts] = await Promise.all(
      ['/api/site', `/${productSlug}/H1`, '/about/texts'].map(readFrom),
    );
    const { notices = '' } = JSON.parse(settings || '{}') as { notices?: string };
    if (notices && entry?.includes(`data-of="${notices}"`) && texts?.includes(importedName)) return;
  }
  throw new Error(`the rebuild did not end within ${rebuildTimeoutMs / 1000} s`);

  /** An empty text while the new site takes over, when the port refuses connections. */
  function readFrom(path: string): Promise<string> {
    return fetch(url + path).then(
      (response) => response.text(),
      () => '',
    );
  }
}
