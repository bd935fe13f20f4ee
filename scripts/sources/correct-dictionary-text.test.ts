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
  ['to give, i.e yield up;', 'to give, i.e. yield up'],
  ['i.e. in a circle', 'in a circle'],
  ['; from H1004 (as it were ) ?', 'from H1004 (as it were)?'],
  ['or x (tsʼôwn); (Psalm 144:13), from an unused root', 'or x (tsʼôwn) (Psalm 144:13), from an unused root'],
  ['to or into (a place) Often used in composition', 'to or into (a place). Often used in composition'],
  ['the Capitol of Palestine. Compare G2419', 'the Capitol of Palestine. Compare G2419'],
  ['a ass, a eunuch, a ewe, a usage and a one', 'an ass, a eunuch, a ewe, a usage and a one'],
  [
    'a margin, i.e. (specially), a fringe; love (concretely), i.e. words',
    'a margin, i.e. (specially) a fringe; love (concretely), i.e. words',
  ],
  ['other- tongued', 'other-tongued'],
])('corrects faults of known kinds: “%s”', (text, corrected) => {
  expect(plainRichText(correctEntry(entry('H2', { definition: [text] })).definition)).toBe(corrected);
});

test('moves another spelling to the derivation', () => {
  const { definition, derivation } = correctEntry(
    entry('G730', { definition: ['male or ἄρσην (ársēn)'], derivation: ['probably from G142'] }),
  );
  expect([plainRichText(definition), plainRichText(derivation)]).toEqual([
    'male',
    'or ἄρσην (ársēn); probably from G142',
  ]);
});

test('takes no verse of the Hebrew text for an entry, and no remark for a clause', () => {
  const { derivation } = correctEntry(
    entry('H2', {
      derivation: [
        'in Psalm 51:5 (',
        { kind: 'reference', number: 'H7', lemma: 'x' },
        '); a primitive root; (compare x)',
      ],
    }),
  );
  expect(derivation).toEqual(['in Psalm 51:5 (7); a primitive root (compare x)']);
});

test('leaves no space in renderings before a comma', () => {
  expect(correctEntry(entry('H2', { dictionaryUsage: 'hinder participle' })).dictionaryUsage).toBe('hinder part.');
  expect(correctEntry(entry('H2', { dictionaryUsage: 'captives. (Doubtful.)' })).dictionaryUsage).toBe(
    'captives. (Doubtful.)',
  );
  expect(correctEntry(entry('H2', { dictionaryUsage: 'from , at hand, (- by),' })).dictionaryUsage).toBe(
    'from, at hand, (- by).',
  );
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
