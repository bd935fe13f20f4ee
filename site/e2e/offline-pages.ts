import { expect, type Page } from '@playwright/test';
import { noticesPattern } from '#data/site/contract/placements-html.ts';

/** A page as downloads contain it: without placements, which may change daily. */
export function withoutNotices(html: string): string {
  return html.replace(noticesPattern, '');
}

/** Waits until the worker is active, controls this page, and has stored what it needs. */
export async function waitUntilPageSaved(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  await expect.poll(() => isPageStored(page, new URL(page.url()).pathname)).toBe(true);
  await page.waitForLoadState('networkidle');
}

/** Whether a page is stored, as visited or saved. The path includes the query if the page reads one. */
export function isPageStored(page: Page, url: string): Promise<boolean> {
  return page.evaluate(async (path) => {
    const options = { ignoreVary: true, ignoreSearch: !path.includes('?') };
    const copies = await Promise.all(
      ['visited', 'kept'].map(async (name) => (await caches.open(name)).match(path, options)),
    );
    return copies.some((copy) => copy !== undefined);
  }, url);
}

/** Whether the site's own text font is loaded. */
export function isFontLoaded(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].some(
      ({ family, status }) => family.replaceAll('"', '') === 'Book' && status === 'loaded',
    );
  });
}

/**
 * Waits until the device has all scripts that this page, or a stored one, may import later. The worker fetches them in the
 * background.
 */
export async function waitForScripts(page: Page, storedPath = ''): Promise<void> {
  const missing = (): Promise<string[]> =>
    page.evaluate(async (path) => {
      const graph: Record<string, { now?: string[]; later?: string[] }> = await (await fetch('/scripts.json')).json();
      const stored = path ? await (await caches.match(path, { ignoreVary: true }))?.text() : undefined;
      const shown = stored === undefined ? document : new DOMParser().parseFromString(stored, 'text/html');
      const scripts = shown.querySelectorAll('script[type=module][src]');
      const names = new Set(Array.from(scripts, (each) => (each.getAttribute('src') ?? '').replace('/_astro/', '')));
      for (const name of names)
        for (const next of [...(graph[name]?.now ?? []), ...(graph[name]?.later ?? [])]) names.add(next);
      const here = await Promise.all(
        [...names].map(async (name) => [name, await caches.match(`/_astro/${name}`, { ignoreVary: true })] as const),
      );
      return here.flatMap(([name, copy]) => (copy ? [] : [name]));
    }, storedPath);
  await expect.poll(missing).toEqual([]);
}
