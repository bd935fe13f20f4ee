import { expect, it } from 'vitest';
import { readPassage } from './passage.ts';

it.each([
  ['ps 51', { reference: 'Psalm 51', previous: 'Psalm 50', next: 'Psalm 52' }],
  ['john 3:16-18', { reference: 'John 3:16–18', previous: 'John 2', next: 'John 4' }],
  ['Genesis 1', { reference: 'Genesis 1', next: 'Genesis 2' }],
  ['Exodus 1', { reference: 'Exodus 1', previous: 'Genesis 50', next: 'Exodus 2' }],
  ['Revelation 22', { reference: 'Revelation 22', previous: 'Revelation 21' }],
  ['Romans', { reference: 'Romans 1', previous: 'Acts 28', next: 'Romans 2' }],
  ['Matt-John', { reference: 'Matthew 1', previous: 'Malachi 4', next: 'Matthew 2' }],
  ['Psalm 51:0', { reference: 'Psalm 51 title', previous: 'Psalm 50', next: 'Psalm 52' }],
])('reads %s', (text, expected) => {
  expect(readPassage(text)).toMatchObject(expected);
});

it('reads across chapters without neighbours', () => {
  expect(readPassage('Genesis 1:31-2:3')).toEqual({ ranges: [[1_001_031, 1_002_003]], reference: 'Genesis 1:31–2:3' });
});

it.each([
  ['Genesis 51', { message: 'Genesis has 50 chapters.', suggestion: 'Genesis 50' }],
  ['Jude 2:1', { message: 'Jude has one chapter.', suggestion: 'Jude 1' }],
])('says which chapters a book has: %s', (text, expected) => {
  expect(readPassage(text)).toEqual(expected);
});

it.each(['', 'love', '<script>', 'Genesis 1 and then some', '((('])('finds no passage in %s', (text) => {
  expect(readPassage(text)).toMatchObject({ suggestion: 'Psalm 23' });
});
