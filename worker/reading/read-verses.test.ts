import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { findVersion } from '#data/reading/readable-version.ts';
import { BatchPlan } from '../database/batch.ts';
import { readCatalog } from '../versions/catalog.ts';
import { planPassage } from './read-verses.ts';

test.each<[name: string, ranges: [number, number][], expected: number[]]>([
  // As Nehemiah 7:68 is in the Hebrew text.
  ['nothing for no ranges', [], []],
  [
    'the verses of several ranges',
    [
      [19_051_001, 19_051_001],
      [29_003_001, 29_003_001],
    ],
    [19_051_001, 29_003_001],
  ],
])('reads %s', async (_, ranges, expected) => {
  const version = findVersion(await readCatalog(env.LIBRARY), 'wlc');
  if (!version) throw new Error('The test library has no Hebrew text.');
  const plan = new BatchPlan();
  const read = planPassage(plan, version, ranges);
  await plan.run(env.LIBRARY);
  expect(read().map(({ id }) => id)).toEqual(expected);
});
