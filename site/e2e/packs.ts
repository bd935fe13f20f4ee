import type { Page } from '@playwright/test';

/** Puts what search needs of packs onto the device as a download would. The page must be one of the site. */
export async function installForSearch(page: Page, names: readonly string[]): Promise<void> {
  await page.evaluate(async (wanted) => {
    interface Piece { path: string }
    interface Listed { name: string; search?: { text: Piece[]; dictionary: Piece[] } }
    const { build, packs }: { build: string; packs: Listed[] } = await (await fetch('/packs/index.json')).json();
    const cache = await caches.open('packs');
    for (const pack of packs.filter(({ name }) => wanted.includes(name))) {
      await cache.addAll([...(pack.search?.text ?? []), ...(pack.search?.dictionary ?? [])].map(({ path }) => path));
      await cache.put(`/packs/installed/${pack.name}`, Response.json({ ...pack, build }));
    }
  }, names);
}

/** As the page of downloads deletes a pack: its record goes first. */
export async function removeInstalled(page: Page, name: string): Promise<void> {
  await page.evaluate(async (path) => (await caches.open('packs')).delete(path), `/packs/installed/${name}`);
}

/** Changes a byte in the middle of the first piece of a pack's text. */
export async function damageInstalled(page: Page, name: string): Promise<void> {
  await page.evaluate(async (record) => {
    const cache = await caches.open('packs');
    const { search } = await ((await cache.match(record)) ?? Response.json({})).json();
    const path: string = search.text[0].path;
    const bytes = new Uint8Array((await (await cache.match(path))?.arrayBuffer()) ?? new ArrayBuffer());
    const middle = bytes.length >> 1;
    bytes[middle] = (bytes[middle] ?? 0) ^ 1;
    await cache.put(path, new Response(bytes));
  }, `/packs/installed/${name}`);
}
