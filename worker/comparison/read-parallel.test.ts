import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { failingDatabase } from '../testing/failing-database.ts';
import { readCatalog } from '../versions/catalog.ts';
import { readComparison } from './read-parallel.ts';

test('a site with one version has nothing to compare', async () => {
  const catalog = await readCatalog(env.LIBRARY);
  const versions = catalog.versions.filter(({ code }) => code === 'wlc');
  await expect(
    readComparison(env.LIBRARY, { ...catalog, versions }, { passage: 'Genesis 1:1', versions: [] }),
  ).rejects.toMatchObject({ status: 503, message: expect.stringContaining('Fewer than two versions are loaded') });
});

test('queries the dictionary only for an interlinear column', async () => {
  const { database, calls } = failingDatabase(env.LIBRARY, []);
  const catalog = await readCatalog(database);
  const queriesFor = async (...versions: string[]): Promise<number> => {
    const before = calls();
    await readComparison(database, catalog, { passage: 'Genesis 1:1', versions });
    return calls() - before;
  };
  // The first comparison also reads the verse numbers of the versions.
  await queriesFor('kjv_strongs', 'wlc');
  expect(await queriesFor('kjv_strongs', 'wlc')).toBe(1);
  expect(await queriesFor('kjv_strongs', 'wlc-interlinear')).toBe(2);
});
