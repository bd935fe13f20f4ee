import { expect, test } from 'vitest';
import type { Entry } from '../library/entry-page-data.ts';
import { addsToRenderings, entryData, entryTitle, lemmaLetters, printedSigns } from './entry-words.ts';

const agape: Entry = {
  number: 'G26',
  ordinal: 1,
  language: 'greek',
  aramaic: false,
  lemma: 'ἀγάπη',
  transliteration: 'agápē',
  pronunciation: "ag-ah'-pay",
  partOfSpeech: '',
  definition: ['love, i.e. affection or benevolence'],
  derivation: [],
  dictionaryUsage: '',
  usage: '',
  gloss: 'love',
  source: 'strongs-greek',
  related: [],
};

test('the title of an entry begins with what people search for: the word in plain letters, and its meaning', () => {
  expect(entryTitle(agape)).toBe('agape (ἀγάπη): love — Greek G26');
  expect(
    entryTitle({
      ...agape,
      number: 'H3068',
      language: 'hebrew',
      lemma: 'יְהֹוָה',
      transliteration: 'Yᵉhôvâh',
      gloss: '',
    }),
  ).toBe('Yehovah (יְהֹוָה) — Hebrew H3068');
});

test('the structured data of an entry has what search engines need of a term', () => {
  expect(entryData(agape, new URL('https://site.example'))).toEqual({
    '@type': 'DefinedTerm',
    name: 'ἀγάπη',
    alternateName: ['agápē', 'agape'],
    termCode: 'G26',
    description: 'love, i.e. affection or benevolence',
    inDefinedTermSet: 'https://site.example/lexicon',
  });
});

test.each([
  ['אֱלֹהִים', 5],
  ['ἀγάπη', 5],
  ['δεισιδαιμονέστερος', 18],
  ['אִישׁ־חַיִל', 3],
  ['ὁ ὢν καί ὁ ἦν καί ὁ ἐρχόμενος', 11],
])('the lemma %s needs the width of %i letters', (lemma, letters) => {
  expect(lemmaLetters(lemma)).toBe(letters);
});

test.each([
  ['God, god.', ['God', 'gods', 'god'], false],
  ['(as such unrepresented in English).', ['And', 'also'], true],
  ['child, foal, son.', ['son', 'children', 'child', 'foal'], false],
])('Strong’s list "%s" with renderings %j adds something: %s', (list, renderings, expected) => {
  expect(
    addsToRenderings(
      list,
      renderings.map((text) => ({ text })),
    ),
  ).toBe(expected);
});

test.each([
  ['angels, [idiom] exceeding, God (gods) (-dess, -ly)', 'angels, × exceeding, God (gods) (-dess, -ly)'],
  ['X exceeding, God, god(-ly, -ward).', '× exceeding, God, god(-ly, -ward).'],
  ['[phrase] -teen, nine', '+ -teen, nine'],
])('prints Strong’s signs in "%s"', (usage, printed) => {
  expect(printedSigns(usage)).toBe(printed);
});
