import { expect, type Page } from '@playwright/test';
import { noticesPattern } from '#data/site/contract/placements-html.ts';

/** A page as downloads have it. They have no notices of administrators, which may change every day. */
export function withoutNotices(html: string): string {
  return html.replace(noticesPattern, '');
}

/** Until the worker stands, answers for this page, and has kept what the page is made of. */
export async function untilKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  await expect.poll(() => isVisited(page, new URL(page.url()).pathname)).toBe(true);
  await page.waitForLoadState('networkidle');
}

/** Whether a page was kept, as visited or for good; by its address with the query, where the page reads one. */
export function isVisited(page: Page, address: string): Promise<boolean> {
  return page.evaluate(async (path) => {
    const options = { ignoreVary: true, ignoreSearch: !path.includes('?') };
    const copies = await Promise.all(
      ['visited', 'kept'].map(async (name) => (await caches.open(name)).match(path, options)),
    );
    return copies.some((copy) => copy !== undefined);
  }, address);
}

/** Of the book face that the site brings itself. */
export function isFontLoaded(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].some(
      ({ family, status }) => family.replaceAll('"', '') === 'Book' && status === 'loaded',
    );
  });
}

/** Until the device has all that the scripts of this page may come to ask for, which the worker fetches afterwards. */
export async function untilPartsAreHere(page: Page): Promise<void> {
  const missing = (): Promise<string[]> =>
    page.evaluate(async () => {
      const graph: Record<string, { now?: string[]; later?: string[] }> = await (await fetch('/scripts.json')).json();
      const scripts = document.querySelectorAll<HTMLScriptElement>('script[type=module][src]');
      const names = new Set(Array.from(scripts, ({ src }) => new URL(src).pathname.replace('/_astro/', '')));
      for (const name of names)
        for (const next of [...(graph[name]?.now ?? []), ...(graph[name]?.later ?? [])]) names.add(next);
      const here = await Promise.all(
        [...names].map(async (name) => [name, await caches.match(`/_astro/${name}`, { ignoreVary: true })] as const),
      );
      return here.flatMap(([name, copy]) => (copy ? [] : [name]));
    });
  await expect.poll(missing).toEqual([]);
}
