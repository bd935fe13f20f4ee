import { expect, it } from 'vitest';
import { tryParseVerseNumber } from './verse-number.ts';

it.each<[text: string, number: [verse: number, last: number, part: string] | undefined]>([
  ['3', [3, 3, '']],
  ['176', [176, 176, '']],
  ['3a', [3, 3, 'a']],
  ['3B', [3, 3, 'b']],
  ['3-4', [3, 4, '']],
  ['3–4', [3, 4, '']],
  ['3,4', [3, 4, '']],
  ['3a-4b', [3, 4, 'a']],
  [' 3 - 4 ', [3, 4, '']],
  ['\u200E3\u200F', [3, 3, '']],
  ['3-3', [3, 3, '']],
  ['4-3', undefined],
  ['', undefined],
  ['a', undefined],
  ['1000', undefined],
  ['3-', undefined],
  ['3ab', undefined],
])('parses the verse number %j', (text, number) => {
  const [verse, last, part] = number ?? [];
  expect(tryParseVerseNumber(text)).toEqual(number && { verse, last, part });
});
