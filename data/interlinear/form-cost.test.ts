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
  // Αὐτός, αὐτόν and αὐτῷ; θεοῦ and θεῷ.
  ['he', 'P-NSM', 'P-ASM'],
  ['him', 'P-ASM', 'P-NSM'],
  ['him', 'P-DSM', 'P-NSM'],
  ['of God', 'N-GSM', 'N-ASM'],
  ['unto God', 'N-DSM', 'N-GSM'],
])('“%s” fits %s better than %s, of another number or case', (text, morphology, other) => {
  expect(formCost({ text }, { word: '', morphology })).toBeLessThan(
    formCost({ text }, { word: '', morphology: other }),
  );
});

it('“in the beginning” fits בְּרֵאשִׁית better than לְרֵאשִׁית, with another preposition, or רֵאשִׁית, with none', () => {
  const cost = (word: string, morphology = 'HR/Ncfsa'): number =>
    formCost({ text: 'in the beginning' }, { word, morphology });
  expect(cost('בְּרֵאשִׁית')).toBeLessThan(cost('לְרֵאשִׁית'));
  expect(cost('בְּרֵאשִׁית')).toBeLessThan(cost('רֵאשִׁית', 'HNcfsa'));
});

it.each([
  ['its', 'P-GSM', 'P-GSF'],
  ['their', 'P-GPM', 'P-GPF'],
  ['his', 'P-GSM', 'P-GSN'],
  ['him', 'P-DSM', 'P-ASM'],
  ['unto God', 'N-DSM', 'N-ASM'],
  // An English noun has the same form as a subject and as an object; "él" is a subject, or follows a preposition.
  ['word', 'N-NSM', 'N-ASM'],
  ['él', 'P-NSM', 'P-ASM'],
  ['it', 'HVqp3ms', 'HVqp3fs'],
])('“%s” can be %s and %s', (text, morphology, other) => {
  expect(formCost({ text }, { word: '', morphology })).toBe(formCost({ text }, { word: '', morphology: other }));
});
