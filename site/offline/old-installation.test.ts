import { beforeEach, expect, it, vi } from 'vitest';
import { answerFromPacks, emptyThread } from './fill-thread.ts';
import { isSavedPage } from './is-downloaded.ts';
import { memoryCaches } from './memory-caches.ts';
import old from './old-installation.json';
import { installedPack, installedPacks, readStoredPieces } from './pack-store.ts';
import { listInstalledPacks } from './pack-state.ts';
import { packedPage } from './packed-pages.ts';
import { findCopies } from './visited-pages.ts';

/*
 * old-installation.json has the entries that version 0.1.0 wrote into Cache Storage: a pack of two chapters with its
 * search index, a saved page, and a visited one. The names of the caches are stored on devices and never change.
 */

beforeEach(async () => {
  vi.stubGlobal('caches', memoryCaches());
  vi.stubGlobal('location', new URL('https://site.test/offline'));
  const packs = await caches.open('packs');
  await packs.put('/packs/installed/web', Response.json(old.pack));
  for (const [path, base64] of Object.entries(old.files))
    await packs.put(path, new Response(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))));
  for (const [name, page] of [['kept', old.saved] as const, ['visited', old.visited] as const])
    await (
      await caches.open(name)
    ).put(page.path, new Response(page.body, { headers: new Headers(page.headers as [string, string][]) }));
});

it('opens pages of a download', async () => {
  const page = await packedPage('/bible/web/ruth/2', 'another build');
  expect(page).toMatchObject({ build: 'old-build', policy: "default-src 'self'" });
  expect(page?.text).toBe('<title>Ruth 2</title><main id="main"><p>Chapter 2</p></main><footer>foot</footer>');
});

it('lists a download as complete, and as outdated once the site has a newer one', async () => {
  const index = (version: string) => ({ build: 'b', packs: [{ ...old.pack, version }] });
  const kindOf = async (version: string) => (await listInstalledPacks(index(version)))[0]?.state.kind;
  expect([await kindOf('v1'), await kindOf('v2')]).toEqual(['installed', 'outdated']);
});

it('searches the text of a download, by words and by Strong’s numbers', async () => {
  const find = async (query: string) =>
    answerFromPacks(
      emptyThread(),
      { query, versions: ['web'], page: 1, perPage: 30, order: 'canonical' },
      {
        find: installedPack,
        read: readStoredPieces,
        names: async () => (await installedPacks()).map(({ name }) => name),
      },
    );
  expect(await find('famine')).toMatchObject({
    kind: 'answer',
    answer: {
      pagination: { totalResults: 1 },
      entries: [{ number: 'H7458' }],
      results: [{ book: 8, chapter: 1, verse: 1 }],
    },
  });
  expect(await find('H8034')).toMatchObject({ kind: 'answer', answer: { results: [{ chapter: 1, verse: 2 }] } });
});

it('opens saved pages and visited pages', async () => {
  expect([await isSavedPage('/lexicon/H430'), await isSavedPage('/lexicon/H136')]).toEqual([true, false]);
  const textOf = async (path: string) =>
    Promise.all((await findCopies(new URL(path, location.href))).map((copy) => copy.text()));
  expect(await textOf('/lexicon/H430')).toEqual(['<main>God</main>']);
  expect(await textOf('/lexicon/H136')).toEqual(['<main>Lord</main>']);
});
