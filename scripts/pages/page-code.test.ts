import { expect, test } from 'vitest';
import { productSlug } from '#data/model/product.ts';
import { isSameCode, isSameSite, pageCodeOf, type Imports } from './page-code.ts';

const entry = 'site/pages/[product]/[number].astro';
const chapter = 'site/pages/bible/[version]/[book]/[chapter].astro';
const imports: Imports = {
  [entry]: ['site/views/Card.tsx', 'data/model/books.ts'],
  [chapter]: ['site/views/Text.tsx'],
  'site/views/Card.tsx': ['site/views/Words.tsx'],
  // In a circle, as no file is, and as none may stop a build.
  'site/views/Words.tsx': ['site/views/Letters.tsx'],
  'site/views/Letters.tsx': ['site/views/Words.tsx'],
  'site/views/Text.tsx': ['site/views/Words.tsx'],
};
const files = Object.fromEntries(
  [entry, chapter, 'Card', 'Text', 'Words', 'Letters', 'Dialog'].map((name) => [
    name.includes('/') ? name : `site/views/${name}.tsx`,
    'a',
  ]),
);
const before = pageCodeOf(files, imports);

test.each([
  ['what entries alone are drawn by', 'site/views/Card.tsx', { [productSlug]: false, bible: true }],
  ['what chapters alone are drawn by', 'site/views/Text.tsx', { [productSlug]: true, bible: false }],
  ['what both are drawn by', 'site/views/Words.tsx', { [productSlug]: false, bible: false }],
  ['what is drawn on the device alone', 'site/views/Dialog.tsx', { [productSlug]: true, bible: true }],
  ['a page itself', chapter, { [productSlug]: true, bible: false }],
])('a change of %s', (_, changed, same) => {
  const now = { ...files, [changed]: 'b' };
  for (const [kind, expected] of Object.entries(same)) expect(isSameCode(kind, before, now), kind).toBe(expected);
  expect(isSameSite(files, now)).toBe(false);
});

test('a file that is gone counts as changed, a new one that nobody imported does not', () => {
  const { 'site/views/Words.tsx': gone, ...left } = files;
  expect(gone).toBe('a');
  expect(isSameCode('bible', before, left)).toBe(false);
  const more = { ...files, 'site/views/New.tsx': 'a' };
  expect(isSameCode('bible', before, more)).toBe(true);
  expect(isSameSite(files, more)).toBe(false);
  expect(isSameSite(files, { ...files })).toBe(true);
});

test('of a kind whose imports were not noted nothing is the same', () => {
  expect(isSameCode('bible', pageCodeOf(files, {}), files)).toBe(false);
  expect(isSameCode('hebrew-roots', before, files)).toBe(false);
});
