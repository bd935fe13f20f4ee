import { expect, test } from 'vitest';
import { plainRichText, type RichText } from '#data/dictionary/rich-text.ts';
import { correctEntry, readCorrections } from './correct-dictionary-text.ts';
import type { EntryText } from './source.ts';

const emphasis = (text: string): RichText[number] => ({ kind: 'emphasis', text });
const entry = (number: EntryText['number'], fields: Partial<EntryText>): EntryText => ({
  number,
  aramaic: false,
  lemma: 'x',
  transliteration: '',
  pronunciation: '',
  partOfSpeech: '',
  definition: [],
  derivation: [],
  dictionaryUsage: '',
  ...fields,
});

test('corrects a fault of the table across emphasized words, and keeps references', () => {
  const { definition } = correctEntry(
    entry('H457', { definition: [emphasis('good for nothing'), ', ', emphasis('by anal'), '. ', emphasis('vain')] }),
  );
  expect(definition).toEqual([emphasis('good for nothing'), ', by analogy ', emphasis('vain')]);
  const { derivation } = correctEntry(entry('G25', { derivation: ['perhaps (or compare G5689)'] }));
  expect(derivation).toEqual(['perhaps (or compare ', { kind: 'reference', number: 'H5689', lemma: '' }, ')']);
});

test.each([
  ['to fear; caus. to frighten', 'to fear; causatively to frighten'],
  ['a captive, i.e. (genitive case) a slave', 'a captive, i.e. (generally) a slave'],
  ['under (with the genitive case) of place', 'under (with the genitive case) of place'],
  ['from a comparative of G303 and χέω', 'from a compound of G303 and χέω'],
  ['i.e yield up;', 'i.e. yield up'],
  ['; from H1004 (as it were ) ?', 'from H1004 (as it were)?'],
])('corrects faults of known kinds: “%s”', (text, corrected) => {
  expect(plainRichText(correctEntry(entry('H2', { definition: [text] })).definition)).toBe(corrected);
});

test('ends no emphasis inside a word', () => {
  const definition = ['to turn ', emphasis('in'), 'transitively; ', emphasis('an err'), 'or'];
  expect(correctEntry(entry('H2', { definition })).definition).toEqual([
    'to turn intransitively; ',
    emphasis('an error'),
  ]);
});

test('points a headword as the Hebrew text does', () => {
  expect(correctEntry(entry('H2', { lemma: 'ח\u05C7כמה ל\u05B7\u034F\u05B4ם' })).lemma).toBe(
    'ח\u05B8כמה ל\u05B7\u05B4ם',
  );
});

test('names a correction that no longer applies, and a line that is none', () => {
  expect(() => correctEntry(entry('H331', { definition: ['to close'] }))).toThrow(/"analology".*H331.*"to close"/);
  expect(() => readCorrections('H331 | definition | old')).toThrow('H331');
});
