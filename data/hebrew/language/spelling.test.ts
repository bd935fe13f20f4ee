import { describe, expect, it } from 'vitest';
import { startsSpelling, isPartOfSpelling, isSpellingOf } from './spelling.ts';

/** Full spellings from the Academy's rules of 2017 and from dictionaries. */
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
  ['חוכמה', 'חׇכְמָה'],
  ['חכמה', 'חׇכְמָה'],
  ['קורבן', 'קׇרְבָּן'],
  ['שירותים', 'שֵׁרוּתִים'],
  ['שרותים', 'שֵׁרוּתִים'],
  ['בירך', 'בֵּרֵךְ'],
  ['תיאור', 'תֵּאוּר'],
  ['סיפור', 'סִפּוּר'],
  ['צהריים', 'צׇהֳרַיִם'],
  ['צוהריים', 'צׇהֳרַיִם'],
];
const wrong: [typed: string, expected: string][] = [
  ['', 'שָׁלוֹם'],
  ['shalom', 'שָׁלוֹם'],
  ['שלם', 'שָׁלוֹם'],
  ['ילד', 'יַלְדָּה'],
  ['בויקר', 'בֹּקֶר'],
  ['ים', 'יוֹם'],
  ['סיפר', 'סֵפֶר'],
  ['שים', 'שֵׁם'],
  ['שולחן גדול', 'שֻׁלְחָן'],
];

describe('isSpellingOf', () => {
  it.each(right)('accepts %s for %s', (typed, expected) => expect(isSpellingOf(typed, expected)).toBe(true));
  it.each(wrong)('rejects %s for %s', (typed, expected) => expect(isSpellingOf(typed, expected)).toBe(false));
});

describe('isPartOfSpelling', () => {
  const cases: [typed: string, pointed: string, isPart: boolean][] = [
    ['ללמוד', 'לִלְמֹד', true],
    ['למוד', 'לִלְמֹד', true],
    ['ולח', 'שֻׁלְחָן', true],
    ['בוקר', 'בֹּקֶר טוֹב!', true],
    ['טוב', 'בֹּקֶר טוֹב!', true],
    ['בוקר טוב', 'בֹּקֶר טוֹב!', true],
    ['ערב', 'בֹּקֶר טוֹב!', false],
    ['ללמוות', 'לִלְמֹד', false],
    ['', 'לִלְמֹד', false],
    ['ספורים', 'סִפּוּר / סִפּוּרִים', true],
  ];
  it.each(cases)('finds %s in %s: %s', (typed, pointed, isPart) =>
    expect(isPartOfSpelling(typed, pointed)).toBe(isPart),
  );
});

describe('beginsSpelling', () => {
  const cases: [typed: string, pointed: string, begins: boolean][] = [
    ['שולח', 'שֻׁלְחָנוֹת', true],
    ['שלח', 'שֻׁלְחָנוֹת', true],
    ['מים', 'יָמִים', false],
    ['ימי', 'יָמִים', true],
    ['', 'יָמִים', false],
  ];
  it.each(cases)('compares %s with the beginning of %s: %s', (typed, pointed, begins) =>
    expect(startsSpelling(typed, pointed)).toBe(begins),
  );
});
