import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import type { VerseText } from '#data/text/verse-text.ts';
import { compareWithLoaded } from './compare-loaded.ts';

/** The Textus Receptus of the tests has five verses. */
const loaded = async (): Promise<VerseText[]> => {
  const { results } = await env.LIBRARY.prepare(
    "SELECT key % 100000000 AS id, text FROM verses WHERE key / 100000000 = (SELECT id FROM versions WHERE code = 'tr') ORDER BY key",
  ).all<{ id: number; text: string }>();
  return results.map(({ id, text }) => ({ id, text, marks: {} }));
};
const compare = (verses: VerseText[], code = 'tr') => compareWithLoaded(env.LIBRARY, code, verses);

test('reports no difference for an unknown version and for an identical text', async () => {
  expect(await compare(await loaded(), 'nothing')).toBeUndefined();
  expect(await compare(await loaded())).toBeUndefined();
});

test('counts and shows added, removed and changed verses', async () => {
  const [first, second, ...others] = await loaded();
  if (!first || !second) throw new Error('The tests have no Textus Receptus');
  const added = { id: 66_022_021, text: 'Amen', marks: {} };
  const difference = await compare([{ ...first, text: 'changed' }, ...others, added]);
  expect(difference).toMatchObject({ name: 'Textus Receptus NT', added: 1, removed: 1, changed: 1 });
  expect(difference?.examples.map(({ before, after }) => [before, after])).toEqual([
    [first.text, 'changed'],
    [second.text, ''],
    ['', 'Amen'],
  ]);
  expect(difference?.examples[2]?.verse).toBe('Revelation 22:21');
});

test('shows five examples, changed verses before added ones', async () => {
  const verses = (await loaded()).map((verse) => ({ ...verse, text: `${verse.text}!` }));
  const added = [1, 2, 3].map((verse) => ({ id: 66_001_000 + verse, text: 'new', marks: {} }));
  const difference = await compare([...verses, ...added]);
  expect(difference).toMatchObject({ changed: verses.length, added: 3, removed: 0 });
  expect(difference?.examples).toHaveLength(5);
  const few = await compare([
    ...(await loaded()),
    ...added,
    ...added.map((verse) => ({ ...verse, id: verse.id + 10 })),
  ]);
  expect(few?.added).toBe(6);
  expect(few?.examples.map(({ after }) => after)).toEqual(['new', 'new', 'new', 'new', 'new']);
});
