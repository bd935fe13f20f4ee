import { describe, expect, test } from 'vitest';
import { passwordFault } from './password-rules.ts';

describe('what makes a password', () => {
  test.each([
    ['eleven letters', 'abcdefghijk'],
    ['eleven letters beyond the first plane', '𐤀𐤁𐤂𐤃𐤄𐤅𐤆𐤇𐤈𐤉𐤊'],
    ['257 characters', 'correct horse '.repeat(19).slice(0, 257)],
    ['one letter again and again', 'aaaaaaaaaaaaaaaa'],
    ['two pairs', '121212121212121212'],
    ['the account’s own name', 'Eleazar-Eleazar'],
    ['the account’s name with digits', 'eleazar20262026'],
    ['the site’s name', 'LexiconLexicon!'],
  ])('%s is refused', (_, password) => {
    expect(passwordFault(password, 'eleazar')).toBeTypeOf('string');
  });

  test.each([
    ['twelve letters', 'vine gourd 8'],
    ['256 characters', 'correct horse '.repeat(19).slice(0, 256)],
    ['Hebrew', 'בראשית ברא אלהים'],
    ['spaces around', '  in the beginning  '],
    ['the account’s name inside more', 'eleazar weighed the thread'],
    ['no digit, no capital, no sign', 'correcthorsebatterystaple'],
  ])('%s may be one', (_, password) => {
    expect(passwordFault(password, 'eleazar')).toBeUndefined();
  });
});
