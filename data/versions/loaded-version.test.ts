import { expect, it } from 'vitest';
import { defaultFirst } from './loaded-version.ts';

const languages: Record<string, string> = { tr: 'grc', wlc: 'hbo', rv1909: 'es' };
const version = (code: string, id: number, taggedWords: number) => ({
  code,
  id,
  taggedWords,
  language: languages[code] ?? 'en',
});

it.each<[what: string, versions: ReturnType<typeof version>[], order: string[]]>([
  [
    'the default before one with more tagged words',
    [version('rwebster', 2, 900_000), version('kjv_strongs', 7, 1)],
    ['kjv_strongs', 'rwebster'],
  ],
  ['tagged texts before others', [version('web', 3, 0), version('tr', 9, 140_000)], ['tr', 'web']],
  ['the text with more tagged words first', [version('tr', 3, 10), version('wlc', 4, 20)], ['wlc', 'tr']],
  ['an original before a translation with more tags', [version('web', 3, 90), version('wlc', 4, 20)], ['wlc', 'web']],
  [
    'a translation in another language by its number',
    [version('rv1909', 8, 90), version('kjv', 2, 0)],
    ['kjv', 'rv1909'],
  ],
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
