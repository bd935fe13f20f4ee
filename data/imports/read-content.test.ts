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
    ['has the tag {H9000}, which is not in any dictionary'],
  ],
  ['a bare number of one dictionary', 1_001_001, 'God{6000}', 'God', [[0, 3, 'H6000']], []],
  [
    'a bare number of the other',
    40_001_001,
    'God{6000}',
    'God',
    undefined,
    ['has the tag {6000}, which is not in any dictionary'],
  ],
  ['a Hebrew number in the New Testament', 40_001_001, 'God{H6000}', 'God', [[0, 3, 'H6000']], []],
  [
    'a Greek number in the Old Testament that no dictionary has',
    1_001_001,
    'God{g6000}{G2717}',
    'God',
    undefined,
    ['has the tag {g6000}, {G2717}, which is not in any dictionary'],
  ],
  ['a tag with a bracket of its own', 1_001_001, 'God{(H8804)}', 'God', undefined, []],
  [
    'a tag with half a bracket',
    1_001_001,
    'God{H430)}',
    'God',
    [[0, 3, 'H430']],
    ['has a bracket “{H430)}” without its other half; this bracket is left out'],
  ],
  [
    'a bracket that only closes',
    1_001_001,
    'it was] good',
    'it was good',
    undefined,
    ['has a bracket “]” without its other half; this bracket is left out'],
  ],
  [
    'a brace that only closes',
    1_001_001,
    'it was} good',
    'it was good',
    undefined,
    ['has a bracket “}” without its other half; this bracket is left out'],
  ],
  ['markup', 1_001_001, '<b>God</b>', 'God', undefined, ['contains markup, which is removed']],
  [
    'signs of a program',
    1_001_001,
    'God # ',
    'God',
    undefined,
    ['contains an unexpected character (U+0023 at position 5)'],
  ],
  ['a number of words', 1_001_001, '7', '7', undefined, []],
  [
    'a bracket alone',
    1_001_001,
    'it [was good',
    'it was good',
    undefined,
    ['has a bracket “[” without its other half; this bracket is left out'],
  ],
  ['no word', 1_001_001, ' - ', '', undefined, []],
])('reads %s', (_, id, content, text, words, messages) => {
  const result = readContent(id, content);
  expect(result.text).toBe(text);
  expect(result.problems.map(({ what }) => what)).toEqual(messages);
  expect(result.marks.words).toEqual(words);
});

it('turns a colophon into a note at the end of its verse', () => {
  const { text, marks } = readContent(45_016_027, 'be glory. Amen. Written{1125} to the Romans.');
  expect(text).toBe('be glory. Amen.');
  expect(marks.notes).toEqual([[15, 'Written to the Romans.']]);
});

it('uses parsed content unchanged, unless it has no word', () => {
  const marks = { paragraphs: [0] };
  expect(readContent(1_001_001, { text: '[one] {x}', marks })).toEqual({
    text: '[one] {x}',
    marks,
    problems: [],
    beyond: false,
  });
  expect(readContent(1_001_001, { text: ' … ', marks }).text).toBe('');
});

it('reports a character above U+FFFF', () => {
  expect(readContent(1_001_001, 'God \u{10330}').beyond).toBe(true);
  expect(readContent(1_001_001, 'God').beyond).toBe(false);
});
