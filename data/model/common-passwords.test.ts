import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { commonPasswords } from './common-passwords.ts';

test('the list is that of the package, as far as a password may be so short', () => {
  const long = dictionary['passwords-common'].filter((password) => String(password).length >= 12);
  expect([...commonPasswords].toSorted()).toEqual(long.toSorted());
});
