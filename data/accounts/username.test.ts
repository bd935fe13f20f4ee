import { expect, test } from 'vitest';
import { isUsername, usernameKey } from './username.ts';

test.each(['anna', 'Anna.B', 'a-1', '7seals', 'x'.repeat(32), 'ａｎｎａ', '  anna  '])(
  'accepts the username %s',
  (name) => {
    expect(isUsername(name)).toBe(true);
  },
);

test.each([
  ['two letters', 'an'],
  ['33 letters', 'x'.repeat(33)],
  ['a Cyrillic а', 'аnna'],
  ['a Greek ο', 'jοhn'],
  ['a dotless ı', 'dınah'],
  ['a space within', 'anna b'],
  ['a mark that shows nothing', 'an\u200Bna'],
  ['a mark that turns the direction', 'anna\u202E'],
  ['a sign in front', '-anna'],
  ['nothing', ''],
])('rejects %s as a username', (_, name) => {
  expect(isUsername(name)).toBe(false);
});

test.each([
  ['ANNA', 'anna'],
  ['ａｎｎａ', 'anna'],
  // U+212A is the Kelvin sign, which normalizes to K.
  ['\u212Aeziah', 'keziah'],
])('treats %s and %s as the same username', (one, other) => {
  expect(usernameKey(one)).toBe(usernameKey(other));
});
