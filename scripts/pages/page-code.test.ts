import { expect, test } from 'vitest';
import { productSlug } from '#data/site/product.ts';
import type { Imports } from '../code/reach.ts';
import { isSameCode, isSameSite, pageCodeOf, readCodeFiles, readPageCode, sharedFiles } from './page-code.ts';

const entry = 'site/pages/[product]/[number].astro';
const chapter = 'site/pages/bible/[version]/[book]/[chapter].astro';
const imports: Imports = {
  [entry]: ['site/views/Card.tsx', 'data/bible/books.ts'],
  [chapter]: ['site/views/Text.tsx'],
  'site/views/Card.tsx': ['site/views/Words.tsx'],
  // An import cycle. No file has one, but it must not stop a build.
  'site/views/Words.tsx': ['site/views/Letters.tsx'],
  'site/views/Letters.tsx': ['site/views/Words.tsx'],
  'site/views/Text.tsx': ['site/views/Words.tsx'],
};
const packing = 'scripts/pages/packs/build-packs.ts';
const ofScripts: Imports = {
  [packing]: ['data/text/pack.ts'],
  'scripts/pages/packs/text-packs.ts': [],
  'scripts/pages/static-search/build-static-search.ts': [],
};
const files = Object.fromEntries(
  [
    entry,
    chapter,
    'Card',
    'Text',
    'Words',
    'Letters',
    'Dialog',
    'data/bible/books.ts',
    'data/text/pack.ts',
    'data/administration/mail-states.ts',
    ...Object.keys(ofScripts),
  ].map((name) => [name.includes('/') ? name : `site/views/${name}.tsx`, 'a']),
);
const before = pageCodeOf(files, imports, ofScripts);

test.each([
  ['what entries alone are drawn by', 'site/views/Card.tsx', { [productSlug]: false, bible: true }],
  ['what chapters alone are drawn by', 'site/views/Text.tsx', { [productSlug]: true, bible: false }],
  ['what both are drawn by', 'site/views/Words.tsx', { [productSlug]: false, bible: false }],
  ['what is drawn on the device alone', 'site/views/Dialog.tsx', { [productSlug]: true, bible: true }],
  ['a page itself', chapter, { [productSlug]: true, bible: false }],
  ['data that entries alone are drawn by', 'data/bible/books.ts', { [productSlug]: false, bible: true, packs: true }],
  ['data that packs alone are made by', 'data/text/pack.ts', { [productSlug]: true, packs: false, pagefind: true }],
  ['what makes packs', packing, { [productSlug]: true, bible: true, packs: false }],
  [
    'data that the worker alone reads',
    'data/administration/mail-states.ts',
    { [productSlug]: true, bible: true, packs: true },
  ],
])('detects which pages a change of %s affects', (_, changed, same) => {
  const now = { ...files, [changed]: 'b' };
  for (const [kind, expected] of Object.entries(same)) expect(isSameCode(kind, before, now), kind).toBe(expected);
  expect(isSameSite(files, now)).toBe(!changed.startsWith('site/'));
});

test('treats a removed file as changed, but not a new file that nothing imports', () => {
  const { 'site/views/Words.tsx': removed, ...left } = files;
  expect(removed).toBe('a');
  expect(isSameCode('bible', before, left)).toBe(false);
  const more = { ...files, 'site/views/New.tsx': 'a' };
  expect(isSameCode('bible', before, more)).toBe(true);
  expect(isSameSite(files, more)).toBe(false);
  expect(isSameSite(files, { ...files })).toBe(true);
});

test('treats a kind as changed if its imports were not recorded, or not read before the build', () => {
  expect(isSameCode('bible', pageCodeOf(files, {}, ofScripts), files)).toBe(false);
  expect(isSameCode('hebrew-roots', before, files)).toBe(false);
  const late = pageCodeOf(files, { ...imports, 'site/views/Text.tsx': ['data/text/late.ts'] }, ofScripts);
  expect(isSameCode('bible', late, files)).toBe(false);
  expect(isSameCode(productSlug, late, files)).toBe(true);
});

test('ignores fonts, which a build generates', () => {
  const withFace = pageCodeOf(files, { ...imports, 'site/views/Text.tsx': ['.build/fonts/latin.woff2'] }, ofScripts);
  expect(isSameCode('bible', withFace, files)).toBe(true);
});

test('tracks packs and the static search by their imports, separately from pages', () => {
  const { kinds } = readPageCode(readCodeFiles());
  expect(kinds['packs']).toEqual(
    expect.arrayContaining(['scripts/pages/packs/text-packs-thread.ts', 'data/search/engine/text-pack.ts']),
  );
  expect(kinds['pagefind']).toEqual(
    expect.arrayContaining(['data/hebrew/content/phrases.json', 'data/site/static-title.ts']),
  );
  const shared = sharedFiles();
  expect(shared).toEqual(
    expect.arrayContaining(['data/site/product.ts', 'site/integrations/note-imports.ts', 'package-lock.json']),
  );
  expect(shared).not.toContain('data/hebrew/content/phrases.json');
  expect(shared).not.toContain('data/search/engine/text-pack.ts');
});
