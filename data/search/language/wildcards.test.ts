import { expect, it } from 'vitest';
import { wildcardStarts } from './wildcards.ts';

const latin = 'abcdefghijklmnopqrstuvwxyz';
/** With the final forms, in the order of Unicode. */
const hebrew = 'אבגדהוזחטיךכלםמןנסעףפץצקרשת';

it.each<[pattern: string, starts: string[] | undefined]>([
  ['wom?n', ['wom']],
  ['be*', ['be']],
  ['v?il', [...latin].map((letter) => `v${letter}il`)],
  ['?saia?', [...latin].map((letter) => `${letter}saia`)],
  ['ב?אשית', [...hebrew].map((letter) => `ב${letter}אשית`)],
  ['v*', ['v']],
  ['??', undefined],
])('words of the pattern %s begin with one of %j', (pattern, starts) => {
  expect(wildcardStarts(pattern)).toEqual(starts);
});
