import { expect, it } from 'vitest';
import { greekFormTerm } from './greek-forms.ts';

// "0" is before a suffix, which no search names: an adverb is found whatever its suffix is.
it.each([
  ['ADV', 'uadv'],
  ['ADV-S', 'uadv0s'],
  ['PRT-N', 'uprt0n'],
  ['CONJ-N', 'uconj0n'],
  // The second part of a name or number that is not declined says what it is.
  ['N-PRI', 'unpri'],
  ['A-NUI', 'uanui'],
  ['A-NUI-ABB', 'uanui0abb'],
])('makes of %s the term %s', (code, term) => {
  expect(greekFormTerm(code)).toBe(term);
});
