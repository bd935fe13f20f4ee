import { expect, it } from 'vitest';
import { parseColor, wordClasses } from './word-colors.ts';

it.each([
  ['HR/Ncfsa', 'N'],
  ['HVqp3ms', 'V f1'],
  ['HC/Vqw3ms', 'V f3'],
  ['HR/Vqc', 'V f6'],
  ['HTo', 'T'],
  ['HR/Sp3ms', 'R'],
  ['AVqrmsa', 'V f5'],
  ['AAamsa', 'A'],
  ['HNp', 'N'],
  ['HC', 'C'],
  ['N-NSM', 'N'],
  ['V-AAI-3S', 'V f1'],
  ['V-2AAI-3S', 'V f1'],
  ['V-PAP-NSM', 'V f4'],
  ['A-NSM', 'A'],
  ['A-NUI', 'A'],
  ['ADV', 'D'],
  ['ADV-N', 'D'],
  ['PREP', 'R'],
  ['T-NSM', 'T'],
  ['P-1GS', 'P'],
  ['', ''],
  ['H8804', ''],
])('colors %s as %s', (code, classes) => {
  expect(wordClasses(code)).toBe(classes);
});

it.each([
  [undefined, {}],
  [' ', {}],
  ['speech', { color: 'speech' }],
  [' Form', { color: 'form' }],
  ['none', { color: 'none' }],
  ['blue', { unknown: 'blue' }],
  ['constructor', { unknown: 'constructor' }],
])('parses the color %j', (value, expected) => {
  expect(parseColor(value)).toEqual(expected);
});
