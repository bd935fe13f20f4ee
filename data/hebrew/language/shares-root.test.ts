import { expect, it } from 'vitest';
import { isOfFamily, isVerbOfRoot } from './shares-root.ts';

const verbs: [lemma: string, root: string, is: boolean][] = [
  ['לָמַד', 'ל.מ.ד', true],
  ['הָלַךְ', 'ה.ל.כ', true],
  ['שׂוּם', 'ש.י.מ', true],
  ['קוּם', 'ק.ו.מ', true],
  ['תִּרְגַּם', 'ת.ר.ג.מ', true],
  ['לָמַד', 'ל.ד.מ', false],
  ['לָמַד', 'ע.מ.ד', false],
  ['תַּלְמִיד', 'ל.מ.ד', false],
  ['נָתַן', 'נ.ת.צ', false],
];
it.each(verbs)('checks that %s is the verb of %s: %s', (lemma, root, is) => {
  expect(isVerbOfRoot(lemma, root)).toBe(is);
});

const family: [hebrew: string, root: string, is: boolean][] = [
  ['תַּלְמִיד', 'ל.מ.ד', true],
  ['לַמְדָן', 'ל.מ.ד', true],
  ['מֶלֶךְ', 'מ.ל.כ', true],
  ['מַדָּע', 'ל.מ.ד', false],
  ['מְדֻלְדָּל', 'ל.מ.ד', false],
];
it.each(family)('checks that %s belongs to the family of %s: %s', (hebrew, root, is) => {
  expect(isOfFamily(hebrew, root)).toBe(is);
});
