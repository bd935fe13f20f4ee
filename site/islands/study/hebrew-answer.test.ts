import { describe, expect, it } from 'vitest';
import { isHebrewAnswer } from './hebrew-answer.ts';

/** The full spellings are those of the Academy's rules of 2017 and of the dictionaries. */
const right: [typed: string, expected: string][] = [
  ['שָׁלוֹם', 'שָׁלוֹם!'],
  ['שלום', 'שָׁלוֹם!'],
  ['שלומ', 'שָׁלוֹם!'],
  ['  בוקר   טוב ', 'בֹּקֶר טוֹב!'],
  ['בקר טוב', 'בֹּקֶר טוֹב!'],
  ['שולחן', 'שֻׁלְחָן'],
  ['שלחן', 'שֻׁלְחָן'],
  ['ללמוד', 'לִלְמֹד'],
  ['ללמד', 'לִלְמֹד'],
  ['דיבר', 'דִּבֵּר'],
  ['ציווה', 'צִוָּה'],
  ['צוה', 'צִוָּה'],
  ['בניין', 'בִּנְיָן'],
  ['בית ספר', 'בֵּית־סֵפֶר'],
  ['אתה', 'אַתָּה / אַתְּ'],
  ['את', 'אַתָּה / אַתְּ'],
  ['ך', 'כ'],
];
const wrong: [typed: string, expected: string][] = [
  ['', 'שָׁלוֹם'],
  ['shalom', 'שָׁלוֹם'],
  ['שלם', 'שָׁלוֹם'],
  ['ילד', 'יַלְדָּה'],
  ['בויקר', 'בֹּקֶר'],
  ['ים', 'יוֹם'],
];

describe('isHebrewAnswer', () => {
  it.each(right)('takes %s for %s', (typed, expected) => expect(isHebrewAnswer(typed, expected)).toBe(true));
  it.each(wrong)('refuses %s for %s', (typed, expected) => expect(isHebrewAnswer(typed, expected)).toBe(false));
});
