import { expect, test } from 'vitest';
import { smallVersions } from '#data/testing/small-library.ts';
import type { Catalog } from '../versions/catalog.ts';
import { findTaggedVersion } from './tagged-version.ts';

const of = (...names: (keyof typeof smallVersions)[]): string[] =>
  findTaggedVersion({ versions: names.map((name) => smallVersions[name]) } as unknown as Catalog);

test("picks the first version with Strong's numbers", () => {
  expect(of('web', 'kjv', 'wlc')).toEqual(['kjv_strongs']);
  expect(of('wlc', 'kjv')).toEqual(['wlc']);
  expect(of('web')).toEqual([]);
});
