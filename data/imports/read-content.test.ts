import { expect, it } from 'vitest';
import { readContent } from './read-content.ts';

it.each<[name: string, id: number, content: string, text: string, words: unknown[] | undefined, faults: string[]]>([
  ['plain words', 1_001_001, 'In the beginning', 'In the beginning', undefined, []],
  ['a tag of the Old Testament', 39_004_006, 'And{853}', 'And', [[0, 3, 'H853']], []],
  ['a tag of the New Testament', 40_001_001, 'The book{976}', 'The book', [[0, 8, 'G976']], []],
  ['a tag with its letter', 40_001_001, 'God{H430}', 'God', [[0, 3, 'H430']], []],
  [
    'a number that no dictionary has',
    1_001_001,
    'God{H9000}',
    'God',
    undefined,
    ['has the tag {H9000}, which no dictionary has'],
  ],
  ['a bracket alone', 1_001_001, 'it [was good', 'it was good', undefined, ['has [ without its other half']],
  ['no word', 1_001_001, ' - ', '', undefined, []],
])('reads %s', (_, id, content, text, words, faults) => {
  const found = readContent(id, content);
  expect(found.text).toBe(text);
  expect(found.faults.map(({ what }) => what)).toEqual(faults);
  expect(found.marks.words).toEqual(words);
});
