import { expect, it } from 'vitest';
import { rootHref, rootInLatin, rootSlug } from './root-slug.ts';
import { isWordOfRoot } from './words-of-root.ts';

it.each([
  ['ל.מ.ד', 'lmd', 'L.M.D'],
  ['כ.ת.ב', 'ktb', 'K.T.B'],
  ['ש.פ.ט', 'shptt', 'Sh.P.T'],
  ['ת.ר.ג.מ', 'trgm', 'T.R.G.M'],
])('converts %s to %s in a URL and to %s in text', (root, slug, latin) => {
  expect(rootSlug(root)).toBe(slug);
  expect(rootHref(root)).toBe(`/hebrew-roots/${slug}`);
  expect(rootInLatin(root)).toBe(latin);
});

it('maps each letter to a different spelling', () => {
  const letters = [...'אבגדהוזחטיכלמנסעפצקרשת'];
  expect(new Set(letters.map(rootSlug)).size).toBe(22);
});

it('rejects a final form in a root', () => {
  expect(() => rootSlug('נ.ת.ן')).toThrow('ן');
});

const cases: [word: string, root: string, mayFall: boolean, isOf: boolean][] = [
  ['תַּלְמִיד', 'ל.מ.ד', true, true],
  ['מַתָּנָה', 'נ.ת.נ', true, true],
  ['מָקוֹם', 'ק.ו.מ', true, true],
  ['בֵּן', 'ב.נ.ה', true, true],
  ['בֵּן', 'ב.נ.ה', false, false],
  ['עוֹר', 'ע.מ.ק', true, false],
];
it.each(cases)('checks %s and %s (letters may fall: %s): %s', (hebrew, root, mayFall, isOf) => {
  expect(isWordOfRoot({ id: 'word', hebrew: hebrew.normalize('NFC') }, root, mayFall)).toBe(isOf);
});

it('excludes words that grammarians do not derive from the root', () => {
  expect(isWordOfRoot({ id: 'stone', hebrew: 'אֶבֶן' }, 'ב.נ.ה', true)).toBe(false);
});
