import { expect, it } from 'vitest';
import { defaultFirst } from './loaded-version.ts';

const version = (code: string, id: number, taggedWords: number): { code: string; id: number; taggedWords: number } => ({
  code,
  id,
  taggedWords,
});

it.each<[what: string, versions: ReturnType<typeof version>[], order: string[]]>([
  [
    'the default before one with more tagged words',
    [version('rwebster', 2, 900_000), version('kjv_strongs', 7, 1)],
    ['kjv_strongs', 'rwebster'],
  ],
  ['tagged texts before others', [version('web', 3, 0), version('tr', 9, 140_000)], ['tr', 'web']],
  ['the text with more tagged words first', [version('tr', 3, 10), version('wlc', 4, 20)], ['wlc', 'tr']],
  ['texts without tags by their number', [version('web', 12, 0), version('kjv', 2, 0)], ['kjv', 'web']],
])('sorts %s', (_, versions, order) => {
  expect(versions.toSorted(defaultFirst).map(({ code }) => code)).toEqual(order);
  expect(
    versions
      .toReversed()
      .toSorted(defaultFirst)
      .map(({ code }) => code),
  ).toEqual(order);
});
