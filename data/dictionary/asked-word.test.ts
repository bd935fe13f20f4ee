import { expect, test } from 'vitest';
import { askedWord } from './asked-word.ts';

test.each([
  ['agape meaning', { text: 'agape' }],
  ['Agape Greek meaning', { text: 'agape', language: 'greek' }],
  ['meaning of shalom', { text: 'shalom' }],
  ['the meaning of the Hebrew word ruach', { text: 'ruach', language: 'hebrew' }],
  ['greek word for love', { text: 'love', language: 'greek' }],
  ['hebrew for peace', { text: 'peace', language: 'hebrew' }],
  ['What does “hesed” mean?', { text: 'hesed' }],
  ['what is love in greek?', { text: 'love', language: 'greek' }],
  ['holy spirit in hebrew', { text: 'holy spirit', language: 'hebrew' }],
  ['define logos', { text: 'logos' }],
  ['greek word logos', { text: 'logos', language: 'greek' }],
  ['a word for love', undefined],
  ['God so loved', undefined],
  ['meaning', undefined],
  ['in the beginning', undefined],
])('“%s” asks about %j', (text, expected) => {
  expect(askedWord(text)).toEqual(expected);
});
