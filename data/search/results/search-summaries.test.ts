import { expect, test } from 'vitest';
import { searchSummaries, type SearchableEntry } from './search-summaries.ts';

/** As in Strong's dictionaries, with counts of the King James Version. */
const entries: SearchableEntry[] = [
  entry('H157', 'אָהַב', 'ʼâhab', 'to have affection for', 'to have affection for (sexually or otherwise)', 'love (75×)'),
  entry('H160', 'אַהֲבָה', 'ʼahăbâh', 'affection', 'affection (in a good or a bad sense)', 'love (34×)'),
  entry(
    'H430',
    'אֱלֹהִים',
    'ʼĕlôhîym',
    'gods, the supreme God',
    'gods in the ordinary sense',
    'God (2,346×), gods (216×)',
  ),
  entry(
    'H8451',
    'תּוֹרָה',
    'tôwrâh',
    'a precept, statute',
    'a precept or statute, especially the Decalogue',
    'law (214×)',
  ),
  entry('H8452', 'תּוֹרָה', 'tôwrâh', 'a custom', 'a custom', 'manner (1×)'),
  entry('G25', 'ἀγαπάω', 'agapáō', 'to love', 'to love (in a social or moral sense)', 'love (70×), loved (36×)'),
  entry('G26', 'ἀγάπη', 'agápē', 'love', 'love, i.e. affection or benevolence', 'love (85×), charity (26×)'),
];

function entry(number: SearchableEntry['number'], lemma: string, transliteration: string, ...texts: string[]) {
  const [gloss = '', definition = '', usage = ''] = texts;
  const language: SearchableEntry['language'] = number.startsWith('H') ? 'hebrew' : 'greek';
  return { number, language, aramaic: false, lemma, transliteration, gloss, definition, usage };
}

test.each<[string, string[]]>([
  ['love', ['G26', 'H157', 'G25', 'H160']],
  ['LOVE', ['G26', 'H157', 'G25', 'H160']],
  ['law', ['H8451']],
  ['affection', ['H157', 'H160', 'G26']],
  ['elohim', ['H430']],
  ['אלהים', ['H430']],
  ['אֱלֹהִים', ['H430']],
  ['αγαπη', ['G26']],
  ['agap', ['G25', 'G26']],
  // The more frequent of two with the same spelling is first.
  ['torah', ['H8451', 'H8452']],
  ['moral sense', ['G25']],
  ['sense moral', ['G25']],
  // Only the last word may be a prefix.
  ['mor sense', []],
  ['love hate', []],
  ['…', []],
])('finds for "%s" %j', (text, numbers) => {
  expect(searchSummaries(entries, text).map(({ number }) => number)).toEqual(numbers);
});

/** In each case the expected first entry is last in the input. */
test.each<[what: string, found: SearchableEntry[]]>([
  [
    'whose headword it is, though it has no count of renderings',
    [
      entry('G1', 'ἄλφα', 'álpha', 'a letter', 'the first letter, amen'),
      entry('G281', 'ἀμήν', 'amen', 'firm', 'firm, trustworthy'),
    ],
  ],
  [
    'that the translation once puts into the word',
    [
      entry('G1', 'ἄλφα', 'álpha', 'a letter', 'the first letter, amen'),
      entry('G281', 'ἀμήν', 'amḗn ho', 'firm', 'firm, trustworthy', 'amen (1×)'),
    ],
  ],
  [
    'whose short meaning has the word',
    [
      entry('G1', 'ἄλφα', 'álpha', 'a letter', 'the first letter, amen'),
      entry('G281', 'ἀμήν', 'amḗn ho', 'amen, firm', 'firm, trustworthy'),
    ],
  ],
])('an entry %s precedes one that only has it in its definition', (_, input) => {
  expect(searchSummaries(input, 'amen').map(({ number }) => number)).toEqual(['G281', 'G1']);
});
