import { expect, test } from 'vitest';
import { meaningOfWord } from './meaning-of-word.ts';

const entries = new Map(
  Object.entries({
    G1210: 'to bind',
    G1163: 'it is necessary',
    G3708: 'to see',
    G1492: 'to know; to see',
    G1510: 'to be',
    G2258: 'was',
    G4771: 'you (singular)',
    G5213: 'to you (plural)',
  }).map(([number, gloss]) => [number, { gloss }]),
);

test.each([
  [{ number: 'G1210', form: 'G1163' }, 'it is necessary'],
  [{ number: 'G1210' }, 'to bind'],
  [{ number: 'G3708', form: 'G1492' }, 'to see'],
  [{ number: 'G1510', form: 'G2258' }, 'to be'],
  [{ number: 'G4771', form: 'G5213' }, 'to you (plural)'],
  // A form whose entry is not loaded.
  [{ number: 'G1210', form: 'G1189' }, 'to bind'],
  [{ number: 'G9' }, ''],
  [{}, ''],
] as const)('the meaning of %j is "%s"', (word, meaning) => {
  expect(meaningOfWord(word, entries)).toBe(meaning);
});
