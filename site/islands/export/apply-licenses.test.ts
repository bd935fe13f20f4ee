// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import type { LicensesAnswer } from '#data/versions/contract/version.ts';
import { applyLicenses } from './apply-licenses.ts';
import type { ExportList } from './export-list.ts';

const versions = [
  { code: 'kjv', name: 'King James' },
  { code: 'own', name: 'Own Version' },
];
const verse = { reference: 'John 3:16', number: '16', link: '' };
const results: ExportList = {
  kind: 'results',
  title: '',
  link: '',
  versions,
  verses: [
    { ...verse, version: 0, texts: ['free'] },
    { ...verse, version: 1, texts: ['not free'] },
  ],
  notes: [],
};
const { signal } = new AbortController();

afterEach(() => vi.unstubAllGlobals());

function serve(licenses: LicensesAnswer): void {
  vi.stubGlobal('fetch', async () => Response.json(licenses));
}
const kjvLicense = { code: 'kjv_strongs', name: 'KJV', license: 'Public domain', isFree: true };
const ownLicense = { code: 'own', name: 'Own Version', license: 'All rights reserved', isFree: false };

it('leaves out the texts of a version whose license is not free, and says why', async () => {
  serve([kjvLicense, ownLicense]);
  const list = await applyLicenses(results, signal);
  expect(list.verses.map(({ texts }) => texts)).toEqual([['free'], ['']]);
  expect(list.notes).toEqual([
    'Own Version: references only. Its license does not allow copying the whole text: “All rights reserved”.',
  ]);
});

it('empties only the column of that version in a comparison', async () => {
  serve([kjvLicense, ownLicense]);
  const rows = [{ ...verse, version: 0, texts: ['free', 'not free'] }];
  const list = await applyLicenses({ ...results, kind: 'comparison', verses: rows }, signal);
  expect(list.verses[0]?.texts).toEqual(['free', '']);
});

it('applies the license of the King James Version to the Restored Names', async () => {
  serve([kjvLicense]);
  const restored = { ...results, versions: [{ code: 'restored', name: 'Restored Names' }], verses: [] };
  expect(await applyLicenses(restored, signal)).toEqual(restored);
});

it('exports references only if no license can be checked and the version is not downloaded', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const list = await applyLicenses(results, signal);
  expect(list.verses.map(({ texts }) => texts)).toEqual([[''], ['']]);
  expect(list.notes[0]).toMatch(/^King James: references only, because its license could not be checked/);
});

it('exports a downloaded version without the site, because only free versions can be downloaded', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('caches', {
    match: async (path: string) => (path.endsWith('/kjv_strongs') ? new Response('{}') : undefined),
  });
  const list = await applyLicenses(results, signal);
  expect(list.verses.map(({ texts }) => texts)).toEqual([['free'], ['']]);
});
