import { expect, test } from 'vitest';
import type { StudyRow } from '#data/my-study/study-row.ts';
import { bookmarkOfPassage, memoryOfPassage } from './panel-rows.ts';

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
