import { expect, test } from 'vitest';
import type { StudyRow } from '#data/my-study/study-row.ts';
import { bookmarkOfPassage, highlightsCovering, memoryOfPassage } from './panel-rows.ts';

const common = { clock: '', created: 0 };
const john = (verse: number): number => 43_003_000 + verse;
const rows: StudyRow[] = [
  { ...common, id: 'b1-3', kind: 'bookmark', value: { anchor: { start: john(1), end: john(3) }, remark: '' } },
  { ...common, id: 'b2', kind: 'bookmark', value: { anchor: { start: john(2), end: john(2) }, remark: '' } },
  { ...common, id: 'web', kind: 'memory', value: { start: john(2), end: john(2), version: 'web', exercises: {} } },
];

test('the bookmark and the memory verse of a passage are those of exactly this passage', () => {
  const [one, three] = [
    { start: john(2), end: john(2) },
    { start: john(1), end: john(3) },
  ];
  expect(bookmarkOfPassage(rows, one)?.id).toBe('b2');
  expect(bookmarkOfPassage(rows, three)?.id).toBe('b1-3');
  expect(bookmarkOfPassage(rows, { start: john(1), end: john(2) })).toBeUndefined();
  expect(memoryOfPassage(rows, one, 'web')?.id).toBe('web');
  expect(memoryOfPassage(rows, one, 'kjv')).toBeUndefined();
  expect(memoryOfPassage(rows, three, 'web')).toBeUndefined();
});

test('a verse has its own highlight, those of passages that cover it, and those of words in it', () => {
  const words = { from: 0, to: 2, quote: 'a man' };
  const highlights: StudyRow[] = [
    { ...common, id: 'h1-3', kind: 'highlight', value: { anchor: { start: john(1), end: john(3) }, style: 'blue' } },
    { ...common, id: 'h2', kind: 'highlight', value: { anchor: { start: john(2), end: john(2) }, style: 'green' } },
    {
      ...common,
      id: 'words',
      kind: 'highlight',
      value: { anchor: { start: john(3), end: john(3), version: 'web', words }, style: 'pink' },
    },
    {
      ...common,
      id: 'words4-6',
      kind: 'highlight',
      value: { anchor: { start: john(4), end: john(6), version: 'web', words }, style: 'pink' },
    },
  ];
  const covering = (anchor: Parameters<typeof highlightsCovering>[1]): string[] =>
    highlightsCovering(highlights, anchor).map(({ id }) => id);
  expect(covering({ start: john(2), end: john(2) })).toEqual(['h2', 'h1-3']);
  expect(covering({ start: john(3), end: john(3) })).toEqual(['h1-3', 'words']);
  // A selection with the mouse from one verse to another is one of words.
  expect(covering({ start: john(5), end: john(5) })).toEqual(['words4-6']);
  expect(covering({ start: john(3), end: john(4) })).toEqual([]);
  expect(covering({ start: john(3), end: john(3), version: 'web', words })).toEqual(['words']);
});
