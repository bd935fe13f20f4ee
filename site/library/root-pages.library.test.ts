import { expect, it } from 'vitest';
import { hebrewContent } from './hebrew-content.ts';
import { rootOfEntry, rootPages, rootPaths, rootsOf } from './root-pages.ts';

const pageOf = (root: string) => rootPages().find((page) => page.root === root);

it('every verb has the page of its root, and URLs are unique', () => {
  expect(rootsOf('verbs').size).toBe(hebrewContent.verbs.length);
  for (const { id, root } of hebrewContent.verbs) expect(rootsOf('verbs').get(id)).toBe(root);
  expect(new Set(rootPaths().map(({ slug }) => slug)).size).toBe(rootPages().length);
});

it('the number of pages stays well below the file limit', () => {
  expect(rootPages().length).toBeLessThan(150);
});

/** By the derivations in Strong's Hebrew dictionary ("from 3925"). */
it('ל.מ.ד groups two verbs and the pupil with what the dictionary derives from H3925', () => {
  const page = pageOf('ל.מ.ד');
  expect(page?.verbs.map(({ id }) => id)).toEqual(['learn', 'teach']);
  expect(page?.words.map(({ id }) => id)).toEqual(['pupil']);
  expect(page?.branches.map(({ verb }) => verb.number)).toEqual(['H3925']);
  expect(page?.branches[0]?.entries.map(({ number }) => number)).toEqual(['H3928', 'H4451', 'H8527']);
});

it('ה.ל.כ has the forms of "to go" that the dictionary lists under another number', () => {
  expect(pageOf('ה.ל.כ')?.branches.map(({ verb }) => verb.number)).toEqual(['H1980', 'H3212']);
});

it('a root without a taught verb has a page for its words: ק.ד.ש', () => {
  expect(pageOf('ק.ד.ש')?.verbs).toEqual([]);
  expect(pageOf('ק.ד.ש')?.words.map(({ english }) => english)).toContain('holy');
});

it('names are separate from words, and derivatives of a name are not included', () => {
  const [branch] = pageOf('ה.י.ה')?.branches ?? [];
  expect(branch?.names.map(({ number }) => number)).toEqual(['H3068']);
  expect(branch?.entries).toEqual([]);
});

it('shin and sin form two roots: to search is not to set free', () => {
  expect(pageOf('ח.פ.ש')?.branches.map(({ verb }) => verb.number)).toEqual(['H2664']);
});

it('a modern root has no entries: ת.ח.ל', () => {
  expect(pageOf('ת.ח.ל')).toMatchObject({ branches: [], verbs: [{ id: 'begin' }] });
});

it('an entry leads to the root it derives from, and an entry of another root to none', () => {
  expect(rootOfEntry('H8527')).toBe('ל.מ.ד');
  expect(rootOfEntry('H3925')).toBe('ל.מ.ד');
  expect(rootOfEntry('H3926')).toBeUndefined();
  expect(rootOfEntry('G25')).toBeUndefined();
});
