// cspell:ignore Chanok Chanokite Gunite Guni
import { expect, it } from 'vitest';
import type { EntryNumber } from '#data/dictionary/entry-number.ts';
import type { RichTextPart } from '#data/dictionary/rich-text.ts';
import { withAncestor } from './ancestors.ts';

const reference = (number: EntryNumber): RichTextPart => ({ kind: 'reference', number, lemma: '' });
const meaningOf = (number: EntryNumber): string | undefined =>
  new Map([
    ['H2585', 'Hanoch (Chanok), a son of Reuben'],
    ['H7762', 'garlic'],
  ]).get(number);

it.each([
  [
    'adds the ancestor, in the spelling of his own entry',
    'a Chanokite (collectively) or descendants of Chanok',
    ['patronymically from ', reference('H2585')],
    'Hanochite (Chanokite), descendant of Hanoch',
  ],
  [
    'adds nothing for inhabitants',
    'a Chanokite or inhabitant of Chanok',
    ['patrial from ', reference('H2585')],
    undefined,
  ],
  [
    'adds no ancestor that is only the origin of an unused name',
    'a Chanokite (collectively) or descendants of Chanok',
    ['patronymically from an unused name from ', reference('H7762')],
    undefined,
  ],
  [
    'adds no word that is not a name',
    'a Chanokite (collectively) or descendants of Chanok',
    ['patronymically from ', reference('H7762')],
    undefined,
  ],
] as const)('%s', (_, definition, derivation, expected) => {
  const meaning = 'Hanochite (Chanokite)';
  expect(withAncestor(meaning, { definition: [definition], derivation: [...derivation] }, meaningOf)).toBe(
    expected ?? meaning,
  );
});

it('leaves a meaning that already explains the name', () => {
  const entry = {
    definition: ['a Gunite or descendants of Guni'],
    derivation: ['patronymically from ', reference('H2585')],
  };
  expect(withAncestor('Gunite, a clan of Naphtali', entry, meaningOf)).toBe('Gunite, a clan of Naphtali');
});
