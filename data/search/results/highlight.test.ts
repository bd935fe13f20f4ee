import { expect, it } from 'vitest';
import type { VerseMarks } from '../../text/verse-marks.ts';
import { countMatches, matchedSpans } from './highlight.ts';
import { parseSearch } from '../language/parse.ts';
import type { SearchQuery } from '../language/tree.ts';
import { wordsOfText } from '../language/split-words.ts';

function query(text: string): SearchQuery {
  const parsed = parseSearch(text);
  if (parsed.kind !== 'query') throw new Error(`${text} is no query`);
  return parsed.query;
}

/** John 3:16 in the King James Version, with the numbers of three words and a parsing of one. */
const text = 'For God so loved the world, that he gave his only begotten Son';
const marks: Pick<VerseMarks, 'words'> = {
  words: [
    [4, 7, 'G2316'],
    [11, 16, 'G25', 'V-AAI-3S'],
    [21, 26, 'G2889'],
    [57, 62, 'G5207'],
  ],
};

it.each<[search: string, found: string[], times: number]>([
  ['God', ['God'], 1],
  ['god loved', ['God', 'loved'], 2],
  ['"so loved"', ['so loved'], 1],
  ['love', [], 0],
  ['love*', ['loved'], 1],
  ['"so lov*"', ['so loved'], 1],
  ['~love', ['loved'], 1],
  ['the', ['the'], 1],
  ['hi*', ['his'], 1],
  ['ha*', [], 0],
  ['he OR his', ['he', 'his'], 2],
  ['God -world', ['God'], 1],
  ['God NEAR loved', ['God', 'loved'], 2],
  ['God PROX(2) world', ['God', 'world'], 2],
  ['G25', ['loved'], 1],
  ['loved G25', ['loved'], 1],
  ['loved G26', [], 0],
  ['world G25', [], 0],
  ['case:God', ['God'], 1],
  ['case:god', [], 0],
  ['exact:world', ['world'], 1],
  // Overlapping matches are one span, but each is counted.
  ['"so loved" "loved the"', ['so loved the'], 2],
  ['"God so loved" so', ['God so loved'], 2],
  ['loved loved', ['loved'], 1],
  ['John 3:16', [], 0],
])('highlights %s', (search, expected, times) => {
  const parsed = parseSearch(search);
  if (parsed.kind !== 'query') throw new Error(`${search} is no query`);
  expect(matchedSpans(parsed.query, { text, marks }).map(([from, to]) => text.slice(from, to))).toEqual(expected);
  expect(countMatches(parsed.query, { text, marks })).toBe(times);
});

it.each<[search: string, found: string[]]>([
  ['[Vqp3ms]', ['created']],
  ['[Vq*]', ['created']],
  ['[Vqp3fs]', []],
  // A beginning of a parsing needs a star.
  ['[Vqp3]', []],
  ['[Nc*]', ['beginning', 'God']],
  ['H1254 [Vq*]', ['created']],
  ['H430 [Vq*]', []],
])('highlights the parsing %s', (search, expected) => {
  // Genesis 1:1, with the parsings of the Open Scriptures Hebrew Bible.
  const genesis = 'In the beginning God created';
  const words: VerseMarks['words'] = [
    [7, 16, 'H7225', 'HR/Ncfsa'],
    [17, 20, 'H430', 'HNcmpa'],
    [21, 28, 'H1254', 'HVqp3ms'],
  ];
  const spans = matchedSpans(query(search), { text: genesis, marks: { words } });
  expect(spans.map(([from, to]) => genesis.slice(from, to))).toEqual(expected);
});

it('highlights nothing for a word of the original that has no words in the translation', () => {
  // The sign of the object in Genesis 1:1.
  const words: VerseMarks['words'] = [[4, 4, 'H853']];
  expect(matchedSpans(query('H853'), { text: 'God created the heaven', marks: { words } })).toEqual([]);
});

it('highlights each occurrence of a word', () => {
  const holy = 'Holy, holy, holy, is the LORD of hosts';
  expect(matchedSpans(query('holy'), { text: holy })).toEqual([
    [0, 4],
    [6, 10],
    [12, 16],
  ]);
  expect(countMatches(query('holy'), { text: holy })).toBe(3);
  expect(countMatches(query('"holy holy"'), { text: holy })).toBe(2);
});

it('highlights words with points and accents, and words next to other letters', () => {
  const hebrew = 'בְּרֵאשִׁ֖ית בָּרָ֣א אֱלֹהִ֑ים';
  expect(matchedSpans(query('ברא'), { text: hebrew }).map(([from, to]) => hebrew.slice(from, to))).toEqual(['בָּרָ֣א']);
  const quotes = '“Judæa”, he said';
  expect(matchedSpans(query('said'), { text: quotes })).toEqual([[12, 16]]);
});

it.each<[text: string, words: [string, number, number][]]>([
  ['', []],
  ['a', [['a', 0, 1]]],
  [
    'God’s 3 men',
    [
      ['god', 0, 3],
      ['s', 4, 5],
      ['3', 6, 7],
      ['men', 8, 11],
    ],
  ],
  [
    "God's Z9",
    [
      ['god', 0, 3],
      ['s', 4, 5],
      ['z9', 6, 8],
    ],
  ],
  [
    '(az)AZ[09]',
    [
      ['az', 1, 3],
      ['az', 4, 6],
      ['09', 7, 9],
    ],
  ],
  [
    '`a{z}/0:9@',
    [
      ['a', 1, 2],
      ['z', 3, 4],
      ['0', 6, 7],
      ['9', 8, 9],
    ],
  ],
])('splits the words of %j', (line, words) => {
  expect(wordsOfText(line).map(({ folded, start, end }) => [folded, start, end])).toEqual(words);
});
