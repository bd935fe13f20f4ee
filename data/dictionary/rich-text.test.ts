import { expect, it } from 'vitest';
import { plainRichText, type RichText } from './rich-text.ts';

it.each<[rich: RichText, text: string]>([
  [[], ''],
  [[' plural of ', { kind: 'reference', number: 'H433', lemma: 'אֱלוֹהַּ' }, '; gods\n'], 'plural of H433 (אֱלוֹהַּ); gods'],
  [['from ', { kind: 'reference', number: 'G25', lemma: '' }], 'from G25'],
  [['the ', { kind: 'emphasis', text: 'one' }, '  two'], 'the one two'],
])('formats %j as "%s"', (rich, text) => {
  expect(plainRichText(rich)).toBe(text);
});
