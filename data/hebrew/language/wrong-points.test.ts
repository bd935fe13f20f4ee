import { expect, it } from 'vitest';
import { findWrongPoints } from './wrong-points.ts';

const right = ['שָׁלוֹם', 'מִדְבָּר', 'חׇכְמָה', 'צׇהֳרַיִם', 'צִפֳּרִים', 'לָהּ', 'גָּבוֹהַּ', 'אוֹיְבִים', 'סוּס', 'אֲנִי', 'אֵיפֹה אַתָּה?'];
it.each(right)('finds nothing wrong with %s', (word) => {
  expect(findWrongPoints(word)).toEqual([]);
});

const wrong: [text: string, fault: string][] = [
  ['אְנִי', 'א takes hataf, not shva, at the beginning'],
  ['אַהֲבָּה רָּחֵל', 'ר takes no dagesh'],
  ['תִּקְוָהּ הּוּא', 'ה takes mappik at the end only'],
  ['צָהֳרַיִם', 'צ has a kamats that is said o: U+05C7'],
  ['דֲּבָרִים', 'ד takes no hataf'],
  ['מִדְבָר', 'ב lacks dagesh after a closed syllable'],
  ['תוֹדָה', 'ת lacks dagesh at the beginning'],
  ['שֻׁלְחָן מִטְבָח', 'ב lacks dagesh after a closed syllable'],
];
it.each(wrong)('finds the error of %s: %s', (text, error) => {
  expect(findWrongPoints(text).map((message) => message.split(': ').slice(1).join(': '))).toEqual([error]);
});
