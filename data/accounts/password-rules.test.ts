import { describe, expect, test } from 'vitest';
import { normalizePassword, findPasswordError } from './password-rules.ts';

describe('password rules', () => {
  test.each([
    ['eleven letters', 'abcdefghijk'],
    ['eleven letters beyond the first plane', '𐤀𐤁𐤂𐤃𐤄𐤅𐤆𐤇𐤈𐤉𐤊'],
    ['257 characters', 'correct horse '.repeat(19).slice(0, 257)],
    ['one letter again and again', 'aaaaaaaaaaaaaaaa'],
    ['two pairs', '121212121212121212'],
    ['the account’s own name', 'Eleazar-Eleazar'],
    ['the account’s name with digits', 'eleazar20262026'],
    ['the site’s name', 'LexiconLexicon!'],
  ])('reject %s', (_, password) => {
    expect(findPasswordError(password, 'eleazar')).toBeTypeOf('string');
  });

  test.each([
    ['twelve letters', 'vine gourd 8'],
    ['256 characters', 'correct horse '.repeat(19).slice(0, 256)],
    ['Hebrew', 'בראשית ברא אלהים'],
    ['spaces around', '  in the beginning  '],
    ['the account’s name inside more', 'eleazar weighed the thread'],
    ['no digit, no capital, no sign', 'correcthorsebatterystaple'],
  ])('accept %s', (_, password) => {
    expect(findPasswordError(password, 'eleazar')).toBeUndefined();
  });
});

test.each([
  ['of four different characters', 'abcdabcdabcd', /too few different/],
  ['that differs in capitals alone', 'abcdABCDabcdABCD', /too few different/],
  ['that is too short', 'abcdefghijk', /at least 12 characters/],
  ['that is too long', 'correct horse '.repeat(19), /at most 256 characters/],
  ['that is a name', 'Eleazar-Eleazar', /must not be your username/],
])('explains why a password %s is refused', (_, password, message) => {
  expect(findPasswordError(password, 'Eleazar')).toMatch(message);
});

test('accepts five different characters, and ignores a username without letters', () => {
  expect(findPasswordError('abcdeabcdeabcde')).toBeUndefined();
  expect(findPasswordError('12345 67890 12', '2026')).toBe(findPasswordError('12345 67890 12'));
});

test('treats composed and decomposed characters as the same password', () => {
  expect(normalizePassword('e\u0301')).toBe('\u00e9');
  // Twelve characters once composed; decomposed, each is two code points.
  expect(findPasswordError('e\u0301a\u0301i\u0301o\u0301u\u0301y\u0301'.repeat(2))).toBeUndefined();
  expect(findPasswordError('e\u0301a\u0301i\u0301o\u0301u\u0301y\u0301')).toMatch(/at least 12/);
});
