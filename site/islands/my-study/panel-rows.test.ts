import { expect, test } from 'vitest';
import type { StudyRow } from '#data/my-study/study-row.ts';
import { bookmarkOf, memoryOf } from './panel-rows.ts';

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
  expect(bookmarkOf(rows, one)?.id).toBe('b2');
  expect(bookmarkOf(rows, three)?.id).toBe('b1-3');
  expect(bookmarkOf(rows, { start: john(1), end: john(2) })).toBeUndefined();
  expect(memoryOf(rows, one, 'web')?.id).toBe('web');
  expect(memoryOf(rows, one, 'kjv')).toBeUndefined();
  expect(memoryOf(rows, three, 'web')).toBeUndefined();
});
