import { expect, it } from 'vitest';
import type { ExampleVerse } from '#data/dictionary/contract/examples.ts';
import { chooseExample } from './collected-example.ts';

/** A verse whose words in brackets have the number H2617. */
function verse(reference: string, text: string): ExampleVerse {
  let plain = '';
  const words: [number, number, 'H2617'][] = [];
  for (const [index, part] of text.split(/[[\]]/).entries()) {
    if (index % 2 === 1) words.push([plain.length, plain.length + part.length, 'H2617']);
    plain += part;
  }
  return { id: 0, book: 1, chapter: 1, verse: 1, reference, text, plain, marks: { words } };
}

const hebrew = [
  verse('Genesis 19:19', 'וַתַּגְדֵּל [חַסְדְּךָ]'),
  verse('Genesis 20:13', 'זֶה [חַסְדֵּךְ]'),
  verse('Genesis 32:10 · Hebrew 32:11', 'מִכֹּל [הַחֲסָדִים]'),
];
const english = [
  verse('Genesis 19:19', 'thou hast magnified [thy mercy], which thou hast shewed'),
  verse('Genesis 20:13', 'This is [thy kindness]'),
  verse('Genesis 32:10', 'of all [the mercies]'),
  verse('Genesis 32:11', 'from [the hand]'),
];
const card = { english: 'steadfast love, kindness (to a person), mercy', also: 'mercy, kindness' };

it('shows the verse that says the first meaning which a translation uses, with the word marked in both texts', () => {
  const example = chooseExample(card, 'H2617', { verses: hebrew, version: 'wlc' }, { verses: english, version: 'kjv' });
  expect(example).toMatchObject({ reference: 'Genesis 20:13', hebrew: { found: [[4, 13]] } });
  expect(example?.english.text.slice(...(example.english.found[0] ?? []))).toBe('thy kindness');
});

it('pairs verses by their number in the translation', () => {
  const only = { verses: english.slice(2), version: 'kjv' };
  const example = chooseExample({ english: 'mercies' }, 'H2617', { verses: hebrew, version: 'wlc' }, only);
  expect(example?.reference).toBe('Genesis 32:10 · Hebrew 32:11');
  expect(chooseExample({ english: 'hand' }, 'H2617', { verses: hebrew, version: 'wlc' }, only)).toBeUndefined();
});

it('shows no verse in which a translation says something else', () => {
  const texts = [
    { verses: hebrew, version: 'wlc' },
    { verses: english, version: 'kjv' },
  ] as const;
  expect(chooseExample({ english: 'beauty' }, 'H2617', ...texts)).toBeUndefined();
  expect(chooseExample(card, 'H2617', texts[0], texts[0])).toBeUndefined();
});

it.each([
  ['thou', 'a [thousand] generations', false],
  ['art', 'that one [heart]', false],
  ['love', 'he [loveth] thee', true],
  ['love', 'thou [lovest] me', true],
  ['mercy', 'shew [no mercy]', true],
  ['king', 'the [kings’] houses', true],
  ['burnt offering', 'the [burnt-offering] of it', true],
])('a meaning is found as whole words: “%s” in “%s”', (meaning, text, isFound) => {
  const translation = { verses: [verse('Genesis 19:19', text)], version: 'kjv' };
  expect(
    chooseExample({ english: meaning }, 'H2617', { verses: hebrew, version: 'wlc' }, translation) !== undefined,
  ).toBe(isFound);
});
