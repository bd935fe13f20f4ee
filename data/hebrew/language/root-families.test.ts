import { expect, it } from 'vitest';
import type { RichText } from '../../dictionary/rich-text.ts';
import { derivedBy, familyOf, originsOf, type DerivedEntry } from './root-families.ts';

const reference = (number: DerivedEntry['number']): RichText[number] => ({ kind: 'reference', number, lemma: '' });

/** Derivations as worded in Strong's Hebrew dictionary. */
const derivations: [what: string, derivation: RichText, origins: string[]][] = [
  ['from a verb', ['or לִמֻּד (limmud); from ', reference('H3925')], ['H3925']],
  ['from two', ['from ', reference('H8510'), ' and ', reference('H4417'), '; mound of salt'], ['H8510', 'H4417']],
  ['a feminine', ['feminine of ', reference('H120')], ['H120']],
  ['the same word', ['the same as ', reference('H5414')], ['H5414']],
  ['a likeness', ['a primitive root (compare ', reference('H213'), ')'], []],
  ['the Aramaic that corresponds', ['(Aramaic) corresponding to ', reference('H3925')], []],
  ['a root without an entry', ['from an unused root'], []],
];
it.each(derivations)('reads %s', (_, derivation, origins) => {
  expect(originsOf(derivation)).toEqual(origins);
});

const entry = (number: DerivedEntry['number'], derivation: RichText, partOfSpeech = 'noun'): DerivedEntry => ({
  number,
  partOfSpeech,
  aramaic: false,
  derivation,
});

it('follows derivations through nouns and stops at names', () => {
  const derived = derivedBy([
    entry('H1961', ['a primitive root']),
    entry('H3068', ['from ', reference('H1961')], 'proper noun, deity'),
    entry('H3050', ['contraction for ', reference('H3068'), ', and from the same']),
    entry('H10', ['from ', reference('H1961')]),
    entry('H11', ['from ', reference('H10')]),
    { ...entry('H12', ['from ', reference('H1961')]), aramaic: true },
  ]);
  expect(familyOf('H1961', derived).map(({ number }) => number)).toEqual(['H3068', 'H10', 'H11']);
});

it('terminates when two entries are derived from each other', () => {
  const derived = derivedBy([entry('H10', ['from ', reference('H11')]), entry('H11', ['from ', reference('H10')])]);
  expect(familyOf('H10', derived).map(({ number }) => number)).toEqual(['H11']);
});
