import { expect, it } from 'vitest';
import type { EntryNumber } from '../../dictionary/entry-number.ts';
import { chooseEntries, namedWord, type NamedEntry } from './named-entries.ts';
import { parseSearch } from '../language/parse.ts';
import type { SearchQuery } from '../language/tree.ts';

/** As printed in Strong's dictionaries. */
const printed: Partial<Record<EntryNumber, [lemma: string, transliteration: string]>> = {
  H2617: ['חֵסֵד', 'chêçêd'],
  H2618: ['חֶסֶד', 'Cheçed'],
  H410: ['אֵל', 'ʼêl'],
  H411: ['אֵל', 'ʼêl'],
  H413: ['אֵל', 'ʼêl'],
  H4687: ['מִצְוָה', 'mitsvâh'],
  H4682: ['מַצָּה', 'matstsâh'],
  H3068: ['יְהֹוָה', 'Yᵉhôvâh'],
  H3069: ['יְהֹוִה', 'Yᵉhôvih'],
  H2580: ['חֵן', 'chên'],
  G26: ['ἀγάπη', 'agápē'],
  G25: ['ἀγαπάω', 'agapáō'],
  G2316: ['θεός', 'theós'],
  H430: ['אֱלֹהִים', 'ʼĕlôhîym'],
};

function entry(number: EntryNumber): NamedEntry {
  const [lemma = '', transliteration = ''] = printed[number] ?? [];
  const language = number.startsWith('H') ? 'hebrew' : 'greek';
  return { number, language, aramaic: false, lemma, transliteration, gloss: '' };
}

function queryOf(text: string): SearchQuery {
  const parsed = parseSearch(text);
  if (parsed.kind !== 'query') throw new Error(`${text} is no query`);
  return parsed.query;
}

interface Found {
  numbers?: EntryNumber[];
  wording?: EntryNumber[];
  headwords?: EntryNumber[];
}

it.each<[name: string, text: string, found: Found, chosen: string[]]>([
  [
    'the headword as printed before one of another spelling',
    'chesed',
    { headwords: ['H4687', 'H2617'] },
    ['H2617 headword'],
  ],
  ['what is meant though nothing says so first', 'Yahweh', { headwords: ['H3069', 'H3068'] }, ['H3068 headword']],
  ['the singular before the plural of another word', 'mitzvot', { headwords: ['H4687'] }, ['H4687 headword']],
  [
    'the consonants behind nothing nearer',
    'YHWH',
    { headwords: ['H3069', 'H3068'] },
    ['H3069 headword', 'H3068 headword'],
  ],
  [
    'three at most',
    'el',
    { headwords: ['H410', 'H411', 'H413', 'H430'] },
    ['H410 headword', 'H411 headword', 'H413 headword'],
  ],
  ['numbers as they were asked for', 'H430 G26', { numbers: ['H430', 'G26'] }, ['H430', 'G26']],
  ['the wording before the headword', 'agape', { wording: ['G25'], headwords: ['G26'] }, ['G25', 'G26 headword']],
  ['an entry once, by what comes first', 'agape', { wording: ['G26'], headwords: ['G26'] }, ['G26']],
  // "hen" is a bird. The Hebrew word in another transliteration system is not meant when there is a rendering.
  [
    'no headword of another school beside a short English word',
    'hen',
    { wording: ['G2316'], headwords: ['H2580'] },
    ['G2316'],
  ],
  ['such a headword alone', 'hen', { headwords: ['H2580'] }, ['H2580 headword']],
  // "Hesed" is a man's name in 1 Kings 4:10, and the usual spelling of chêçêd.
  ['a longer one beside a wording', 'hesed', { wording: ['H2618'], headwords: ['H2617'] }, ['H2618', 'H2617 headword']],
  ['no plural of another school beside a wording', 'mitzvot', { wording: ['G2316'], headwords: ['H4687'] }, ['G2316']],
])('offers %s', (_, text, { numbers = [], wording = [], headwords = [] }, chosen) => {
  const candidates = { numbers: numbers.map(entry), wording: wording.map(entry), headwords: headwords.map(entry) };
  expect(
    chooseEntries(queryOf(text), candidates).map(({ number, headword }) => (headword ? `${number} headword` : number)),
  ).toEqual(chosen);
});

it('orders headwords by similarity, regardless of their input order', () => {
  const candidates = { numbers: [], wording: [], headwords: (['H2617', 'H4687'] as const).map(entry) };
  const orders = [candidates.headwords, candidates.headwords.toReversed()].map((headwords) =>
    chooseEntries(queryOf('mitzvah'), { ...candidates, headwords }).map(({ number }) => number),
  );
  expect(orders).toEqual([['H4687'], ['H4687']]);
});

it.each([
  ['love', 'love'],
  ['"brotherly love"', 'brotherly love'],
  ['love joy', undefined],
  ['lov*', undefined],
  ['H430', undefined],
  ['el elyon', 'el elyon'],
  ['agape meaning', 'agape'],
  ['greek word for love', 'love'],
])('%s is only about %s', (text, expected) => {
  expect(namedWord(queryOf(text))?.text).toBe(expected);
});
