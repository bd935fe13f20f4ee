import { expect, test } from 'vitest';
import { analysisRows, threeColumnRows, wordsOfTagged } from './verse-words.ts';

const word = { lemma: '', transliteration: '', gloss: '', parsing: '' };

/** Genesis 1:1 of the tagged King James Version. */
const genesis = 'In the beginning{H7225} God{H430} created{H1254} the heaven{H8064} and{H853} the earth{H776}.';

test('the numbers of a tagged verse stand in its order', () => {
  expect(wordsOfTagged(genesis).map(({ strongsNumber }) => strongsNumber)).toEqual(['H7225', 'H430', 'H1254', 'H8064', 'H853', 'H776']);
  expect(wordsOfTagged(genesis)[1]).toEqual({ ...word, word: 'God', strongsNumber: 'H430' });
});

test('a tag that follows another is a word left untranslated', () => {
  expect(wordsOfTagged('created{H1254}{H853}')[1]).toEqual({ ...word, word: '', strongsNumber: 'H853' });
});

test('a text without tags has no words', () => {
  expect(wordsOfTagged('Jesus wept.')).toEqual([]);
});

const english = { language: 'en', direction: 'ltr' } as const;

test('what a row shows is escaped', () => {
  expect(analysisRows([{ ...word, word: '<b>', strongsNumber: 'H1' }], english)).toContain('&lt;b&gt;');
});

test('a word without a number has a row, but nothing to choose, and none of three columns', () => {
  const rows = [{ ...word, word: 'לוֹ', strongsNumber: '' }];
  expect(analysisRows(rows, { language: 'hbo', direction: 'rtl' })).toMatch(/<span lang="hbo" dir="rtl">לוֹ<\/span>.*no number/);
  expect(analysisRows(rows, english)).not.toContain('<button');
  expect(threeColumnRows(rows)).toBe('');
});

test('a word left untranslated says so', () => {
  expect(analysisRows([{ ...word, word: '', strongsNumber: 'H853' }], english)).toContain('(not translated)');
});

test('a word of the original shows its lemma in its own language', () => {
  expect(threeColumnRows([{ ...word, word: 'love', strongsNumber: 'G26', lemma: 'ἀγάπη' }])).toContain('<bdi lang="grc">ἀγάπη</bdi>');
});
