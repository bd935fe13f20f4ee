import type { Page } from '@playwright/test';

/** Installs the parts of packs that search needs, as a download would. The page must be one of the site. */
export async function installForSearch(page: Page, names: readonly string[]): Promise<void> {
  await page.evaluate(async (packNames) => {
    interface Piece {
      path: string;
    }
    interface ListedPack {
      name: string;
      assets: Piece[];
      search?: { text: Piece[]; dictionary: Piece[] };
    }
    const { build, packs }: { build: string; packs: ListedPack[] } = await (await fetch('/packs/index.json')).json();
    const cache = await caches.open('packs');
    for (const pack of packs.filter(({ name }) => packNames.includes(name))) {
      await cache.addAll(
        [...pack.assets, ...(pack.search?.text ?? []), ...(pack.search?.dictionary ?? [])].map(({ path }) => path),
      );
      await cache.put(`/packs/installed/${pack.name}`, Response.json({ ...pack, build }));
    }
  }, names);
}

/** Deletes a pack as the page of downloads does: its record first. */
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

/** Installs a complete pack as a download would: all its files, then its record. */
export async function installWhole(page: Page, name: string): Promise<void> {
  await page.evaluate(async (packName) => {
    interface File {
      path: string;
    }
    interface ListedPack {
      name: string;
      frames: File[];
      pieces: File[];
      assets: File[];
      search?: { text: File[]; dictionary: File[] };
    }
    const { build, packs }: { build: string; packs: ListedPack[] } = await (await fetch('/packs/index.json')).json();
    const pack = packs.find((each) => each.name === packName);
    if (!pack) throw new Error(`/packs/index.json has no pack ${packName}`);
    const files = [
      ...pack.frames,
      ...pack.pieces,
      ...pack.assets,
      ...(pack.search ? [...pack.search.text, ...pack.search.dictionary] : []),
    ];
    const cache = await caches.open('packs');
    await cache.addAll([...new Set(files.map(({ path }) => path))]);
    await cache.put(`/packs/installed/${packName}`, Response.json({ ...pack, build }));
  }, name);
}

/** Changes a byte in the middle of every piece of a pack's pages. */
export async function damagePages(page: Page, name: string): Promise<void> {
  await page.evaluate(async (record) => {
    const cache = await caches.open('packs');
    const installed: { pieces: { path: string }[] } = await (await cache.match(record))?.json();
    for (const { path } of installed.pieces) {
      const bytes = new Uint8Array((await (await cache.match(path))?.arrayBuffer()) ?? new ArrayBuffer());
      for (let index = 20; index < bytes.length; index += 1000) bytes[index] = (bytes[index] ?? 0) ^ 1;
      await cache.put(path, new Response(bytes));
    }
  }, `/packs/installed/${name}`);
}
