import { expect, it } from 'vitest';
import { findMissingPoints } from './missing-points.ts';

const complete = [
  'שָׁלוֹם',
  'רֹאשׁ',
  'רִאשׁוֹן',
  'קָרָאתִי',
  'בֵּיתֵנוּ',
  'אֵלֶיךָ',
  'עָלָיו',
  'לָךְ',
  'לְךָ',
  'וּמַיִם',
  'נָבִיא',
  'שָׁוְא',
  'קָנִיתִי אֶת זֶה.',
  'יְרוּשָׁלַיִם',
  'בּוֹא',
  'מוֹצֵאת',
  'מִצְוָה',
  'צִוִּיתִי',
];
it.each(complete)('finds nothing missing in %s', (text) => {
  expect(findMissingPoints(text)).toEqual([]);
});

const lacking: [text: string, what: string][] = [
  ['שָלוֹם', 'a shin has no dot'],
  ['שָׁלום', 'ו has no point'],
  ['למד', 'ל has no point'],
  ['לָמדְתִּי', 'מ has no point'],
  ['לָמַדתִּי', 'ד has no point'],
  ['הוֹלֵך', 'ך has no point'],
  ['בֹקֶר טוֹב', 'the first letter has no dagesh'],
  ['בֹּקר טוֹב', 'ק has no point'],
  ['ביתִי', 'the first letter has no dagesh'],
  ['רְחובוֹת', 'ח has no point'],
];
it.each(lacking)('finds what is missing in %s: %s', (text, what) => {
  expect(findMissingPoints(text).join()).toContain(what);
});
