import { setTimeout as wait } from 'node:timers/promises';
import { inviteToken } from '../../data/contract/invite-link.ts';
import { productSlug } from '../../data/model/product.ts';
import { startSite } from './fresh-site.ts';
import { populateSite } from './site-in-use.ts';

/** A rebuild takes about half a minute on a quiet machine, and has a low priority on a busy one. */
const rebuildTimeoutMs = 1_800_000;
const pollMs = 500;

/**
 * Turns the tree that this process runs in into an installation in use: starts its site, fills it as administrators do,
 * waits for the rebuild that follows, and stops it.
 */
const site = await startSite('.', {});
try {
  const link = /http\S+auth#invite=\S+/.exec(site.printed)?.[0] ?? '';
  if (!inviteToken(new URL(link).hash)) throw new Error(`no link for the first administrator in: ${site.printed}`);
  const { notices } = await populateSite(site.url, link);
  await waitForRebuild(site.url, notices);
} finally {
  await site.end('SIGTERM');
}

/** The rebuild is done when a page that a reader gets has every notice in its HTML. */
async function waitForRebuild(url: string, notices: readonly string[]): Promise<void> {
  for (const deadline = Date.now() + rebuildTimeoutMs; Date.now() < deadline; await wait(pollMs)) {
    // While the new site takes over, the port refuses connections.
    const html = await fetch(`${url}/${productSlug}/H1`).then(
      (response) => response.text(),
      () => '',
    );
    if (notices.every((title) => html.includes(title))) return;
  }
  throw new Error(`the rebuild did not end within ${rebuildTimeoutMs / 1000} s`);
}
