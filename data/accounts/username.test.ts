import { expect, test } from 'vitest';
import { isUsername, usernameKey } from './username.ts';

test.each(['anna', 'Anna.B', 'a-1', '7seals', 'x'.repeat(32), 'ａｎｎａ', '  anna  '])('%s is a name', (name) => {
  expect(isUsername(name)).toBe(true);
});

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
])('%s makes no name', (_, name) => {
  expect(isUsername(name)).toBe(false);
});

test.each([
  ['ANNA', 'anna'],
  ['ａｎｎａ', 'anna'],
  // The sign of the kelvin is a K.
  ['\u212Aeziah', 'keziah'],
])('%s is %s', (one, other) => {
  expect(usernameKey(one)).toBe(usernameKey(other));
});
