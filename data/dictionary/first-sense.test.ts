import { expect, test } from 'vitest';
import { firstSense } from './first-sense.ts';

test.each([
  ['to build up, support, to foster', 'build up'],
  ['something heard, an announcement', 'something heard'],
  ['the mouth, edge, portion', 'mouth'],
  ['a root', 'root'],
  ['to be red; ruddy', 'red'],
  ['to be', 'be'],
  ['Jesus, the name of our Lord and two other Israelites', 'Jesus'],
  ['Egypt (Mitsrajim), Upper and Lower Egypt', 'Egypt'],
  ['atonement', 'atonement'],
  ['', ''],
])('of “%s” is “%s”', (gloss, sense) => {
  expect(firstSense(gloss)).toBe(sense);
});
