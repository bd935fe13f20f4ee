import { expect, test } from 'vitest';
import { wordsOfTagged } from './tagged-words.ts';

const word = { lemma: '', transliteration: '', gloss: '', parsing: '', code: '' };

/** Genesis 1:1 in the tagged King James Version. */
const genesis = 'In the beginning{H7225} God{H430} created{H1254} the heaven{H8064} and{H853} the earth{H776}.';

test('lists the numbers of a tagged verse in order', () => {
  expect(wordsOfTagged(genesis).map(({ strongsNumber }) => strongsNumber)).toEqual([
    'H7225',
    'H430',
    'H1254',
    'H8064',
    'H853',
    'H776',
  ]);
  expect(wordsOfTagged(genesis)[1]).toEqual({ ...word, word: 'God', strongsNumber: 'H430' });
});

test('treats a tag that follows another as an untranslated word', () => {
  expect(wordsOfTagged('created{H1254}{H853}')[1]).toEqual({ ...word, word: '', strongsNumber: 'H853' });
});

test('returns no words for a text without tags', () => {
  expect(wordsOfTagged('Jesus wept.')).toEqual([]);
});
