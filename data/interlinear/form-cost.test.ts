import { expect, it } from 'vitest';
import { formCost } from './form-cost.ts';

it.each([
  // αὐτῆς and αὐτοῦ, אִמָּהּ and אִמּוֹ: "her" and "his" are of one gender, "their" and "its" of any.
  ['her', 'P-GSF', 'P-GSM'],
  ['his', 'P-GSM', 'P-GSF'],
  ['her mother', 'HNcfsc/Sp3fs', 'HNcfsc/Sp3ms'],
  ['his mother', 'HNcfsc/Sp3ms', 'HNcfsc/Sp3fs'],
  ['su madre de ella', 'HNcfsc/Sp3fs', 'HNcfsc/Sp3ms'],
  ['she said', 'HVqp3fs', 'HVqp3ms'],
])('“%s” fits %s better than %s, of the other gender', (text, morphology, other) => {
  expect(formCost({ text }, { word: '', morphology })).toBeLessThan(
    formCost({ text }, { word: '', morphology: other }),
  );
});

it.each([
  // שׁוֹר and שְׁוָרִים; αὐτοῦ and αὐτόν.
  ['ox', 'HNcmsa', 'HNcmpa'],
  ['his own', 'P-GSM', 'P-ASM'],
])('“%s” fits %s better than %s, of another number or case', (text, morphology, other) => {
  expect(formCost({ text }, { word: '', morphology })).toBeLessThan(
    formCost({ text }, { word: '', morphology: other }),
  );
});

it.each([
  ['its', 'P-GSM', 'P-GSF'],
  ['their', 'P-GPM', 'P-GPF'],
  ['his', 'P-GSM', 'P-GSN'],
  ['it', 'HVqp3ms', 'HVqp3fs'],
])('“%s” can be %s and %s', (text, morphology, other) => {
  expect(formCost({ text }, { word: '', morphology })).toBe(formCost({ text }, { word: '', morphology: other }));
});
