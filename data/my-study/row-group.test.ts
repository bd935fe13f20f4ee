import { expect, it } from 'vitest';
import { asDeviceRow } from './device-row.ts';
import { groupOfRow, groupRows } from './row-group.ts';
import type { StudyRow } from './study-row.ts';

const common = { clock: '0mdn3k2a1-000-desk0000', created: 1 };
const at = (start: number, end = start) => ({ start, end });

it.each<[string, StudyRow, string | undefined]>([
  [
    'a highlight with its chapter',
    { ...common, id: 'one1', kind: 'highlight', value: { anchor: at(43003016), style: 'blue' } },
    'highlight 43003',
  ],
  [
    'a note on several chapters with the first',
    { ...common, id: 'one1', kind: 'note', value: { anchor: at(1050020, 2002003), text: '', labels: [] } },
    'note 1050',
  ],
  [
    'a note on an entry with the entry',
    { ...common, id: 'one1', kind: 'note', value: { entry: 'H430', text: '', labels: [] } },
    'note H430',
  ],
  [
    'a note on nothing with those of its time',
    { ...common, id: '0mdn3k2a1x', kind: 'note', value: { text: '', labels: [] } },
    'note 0md',
  ],
  ['a list alone', { ...common, id: 'list1', kind: 'list', value: { name: '', items: [] } }, 'list list1'],
  [
    'a finished day with its plan',
    { ...common, id: 'plan1.3', kind: 'reading', value: { plan: 'plan1', day: 3 } },
    'reading plan1',
  ],
  ['an erased row with none', { ...common, id: 'one1', kind: 'note', deleted: 1 }, undefined],
])('groups %s', (_, row, expected) => expect(groupOfRow(row)).toBe(expected));

it('a deleted row stays in the group of the text, and the group is found by live rows and by the deletion', () => {
  const note = (id: string, start: number, more: object = {}): StudyRow =>
    ({ ...common, id, kind: 'note', value: { anchor: at(start), text: id, labels: [] }, ...more }) as StudyRow;
  const rows = [
    asDeviceRow(note('one1', 43003016)),
    { ...asDeviceRow(note('two2', 43003017, { deleted: 5 })), unsent: 1 as const },
    asDeviceRow(note('gone', 1001001, { deleted: 5 })),
    asDeviceRow({ ...common, id: 'lost', kind: 'note', deleted: 5 }),
  ];
  const groups = groupRows([...rows, { ...asDeviceRow(note('new1', 66001001)), unsent: 1 as const }]);
  expect(groups.map(({ key, keys, unsent, rows: own }) => [key, keys, unsent, own.map(({ id }) => id)])).toEqual([
    // An unsent deletion comes first, because it makes room in a full account.
    ['note 43003', [43003, 'deleted'], 0, ['one1', 'two2']],
    ['note 1001', ['deleted'], undefined, ['gone']],
    ['note unknown', [], undefined, ['lost']],
    ['note 66001', [66001], 1, ['new1']],
  ]);
  expect(groups.flatMap((group) => group.rows).slice(0, 4)).toEqual(rows);
});
