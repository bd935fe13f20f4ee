import { expect, it } from 'vitest';
import type { EntryNumber } from './entry-number.ts';
import { rootsOfOrigin } from './origin-roots.ts';

// Origins as Strong prints them.
it.each<[number: EntryNumber, origin: string, roots: EntryNumber[]]>([
  ['H8416', 'from H1984 (הָלַל)', ['H1984']],
  ['H7225', 'from the same as H7218 (רֹאשׁ)', ['H7218']],
  ['H430', 'plural of H433 (אֱלוֹהַּ)', ['H433']],
  ['G1537', 'from a compound of G575 (ἀπό) and G1161 (δέ)', ['G575', 'G1161']],
  ['H5329', 'a primitive root; also as denominative from H5331 (נֶצַח)', []],
  [
    'G2036',
    'a primary verb (used only in the definite past tense, the others being borrowed from G2046, G4483, and G5346)',
    [],
  ],
  ['G2', 'of Hebrew origin (H175)', []],
  ['H3117', 'from an unused root meaning to be hot', []],
  ['H1', 'a primitive word (compare H2)', []],
  ['H1', '', []],
])('%s “%s” has the roots %j', (number, origin, roots) => {
  expect(rootsOfOrigin(number, origin)).toEqual(roots);
});
