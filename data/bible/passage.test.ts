import { expect, it } from 'vitest';
import { readPassage } from './passage.ts';
import { renumberedRuns } from '../search/results/renumber.ts';

it.each([
  ['ps 51', { reference: 'Psalm 51', previous: 'Psalm 50', next: 'Psalm 52' }],
  ['john 3:16-18', { reference: 'John 3:16–18', previous: 'John 2', next: 'John 4' }],
  ['Genesis 1', { reference: 'Genesis 1', next: 'Genesis 2' }],
  ['Exodus 1', { reference: 'Exodus 1', previous: 'Genesis 50', next: 'Exodus 2' }],
  ['Genesis 50', { reference: 'Genesis 50', previous: 'Genesis 49', next: 'Exodus 1' }],
  ['Malachi 4', { reference: 'Malachi 4', previous: 'Malachi 3', next: 'Matthew 1' }],
  ['Jude', { reference: 'Jude 1', previous: '3 John 1', next: 'Revelation 1' }],
  ['Revelation 22', { reference: 'Revelation 22', previous: 'Revelation 21' }],
  ['Romans', { reference: 'Romans 1', previous: 'Acts 28', next: 'Romans 2' }],
  ['Matt-John', { reference: 'Matthew 1', previous: 'Malachi 4', next: 'Matthew 2' }],
  ['Psalm 51:0', { reference: 'Psalm 51 title', previous: 'Psalm 50', next: 'Psalm 52' }],
])('reads %s', (text, expected) => {
  expect(readPassage(text)).toMatchObject(expected);
});

it('gives no previous and next chapter for a passage across chapters', () => {
  expect(readPassage('Genesis 1:31-2:3')).toEqual({ ranges: [[1_001_031, 1_002_003]], reference: 'Genesis 1:31–2:3' });
});

it.each([
  ['Genesis 51', { message: 'Genesis has 50 chapters.', suggestion: 'Genesis 50' }],
  ['Jude 2:1', { message: 'Jude has 1 chapter.', suggestion: 'Jude 1' }],
])('says which chapters a book has for %s', (text, expected) => {
  expect(readPassage(text)).toEqual(expected);
});

it('ignores spaces around a reference, however many', () => {
  expect(readPassage(`${' '.repeat(400)}John 3${' '.repeat(400)}`)).toMatchObject({ reference: 'John 3' });
});

it.each(['', 'love', '<script>', 'Genesis 1 and then some', '((('])('finds no passage in %s', (text) => {
  expect(readPassage(text)).toEqual({ message: expect.stringContaining('is not a Bible reference') });
});

/** As printed: the Hebrew Malachi has three chapters, Joel four, and Psalm 51 a title of two verses. */
const runs = renumberedRuns([
  ...Array.from({ length: 19 }, (_, index) => ({ wlc: 19_051_003 + index, kjv: 19_051_001 + index })),
  ...Array.from({ length: 5 }, (_, index) => ({ wlc: 29_003_001 + index, kjv: 29_002_028 + index })),
  ...Array.from({ length: 21 }, (_, index) => ({ wlc: 29_004_001 + index, kjv: 29_003_001 + index })),
  ...Array.from({ length: 6 }, (_, index) => ({ wlc: 39_003_019 + index, kjv: 39_004_001 + index })),
]);
it.each([
  ['Malachi 3:19', 'Malachi 4:1'],
  ['Malachi 3:16-24', 'Malachi 3:16–18; Malachi 4:1–6'],
  ['Joel 4', 'Joel 3'],
  ['Joel 4:2-3', 'Joel 3:2–3'],
  ['Psalm 51:21', 'Psalm 51:19'],
  ['Psalm 51:3', 'Psalm 51:3'],
  ['Malachi 4:1', 'Malachi 4:1'],
  ['Joel 3', 'Joel 3'],
])('reads %s in the Hebrew versification as %s', (text, reference) => {
  expect(readPassage(text, runs)).toMatchObject({ reference });
});

it.each([
  ['2-kings 23', '2 Kings 23'],
  ['Song of Sol. 2:3', 'Song of Solomon 2:3'],
  ['Canticles', 'Song of Solomon 1'],
  ['Romans - Revelation', 'Romans 1'],
  ['Romans 4:19 - 5', 'Romans 4:19–5:21'],
  ['John 3:16 and Romans 5:8', 'John 3:16; Romans 5:8'],
])('reads the passage %s as %s', (text, reference) => {
  expect(readPassage(text)).toMatchObject({ reference });
});

it.each([
  ['Jude; Obadiah', 'Obadiah 1'],
  ['Romans - Revelation', 'Romans 1'],
])('says that it shows only a chapter of %s', (text, reference) => {
  expect(readPassage(text)).toMatchObject({ reference, corrected: { from: text, to: reference } });
});

it('says nothing of the first chapter of one book', () => {
  expect(readPassage('Romans')).not.toHaveProperty('corrected');
});

it('says which verses it shows if others do not exist', () => {
  // Chapter 5 has 13 verses.
  expect(readPassage('1 Corin 5:16, 6:17-19')).toMatchObject({
    reference: '1 Corinthians 6:17–19',
    corrected: { from: '1 Corin 5:16, 6:17-19', to: '1 Corinthians 6:17–19' },
  });
});
