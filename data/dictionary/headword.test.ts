import { expect, it } from 'vitest';
import type { EntryNumber } from './entry-number.ts';
import { headwordRank, isLikelyTyped, readHeadword } from './headword.ts';

/** As printed in Strong's dictionaries. */
const entries: [number: EntryNumber, lemma: string, transliteration: string][] = [
  ['H2617', 'חֵסֵד', 'chêçêd'],
  ['H3068', 'יְהֹוָה', 'Yᵉhôvâh'],
  ['H136', 'אֲדֹנָי', 'ʼĂdônây'],
  ['H3442', 'יֵשׁוּעַ', 'Yêshûwaʻ'],
  ['H4687', 'מִצְוָה', 'mitsvâh'],
  ['H8085', 'שָׁמַע', 'shâmaʻ'],
  ['G26', 'ἀγάπη', 'agápē'],
  ['G3056', 'λόγος', 'lógos'],
];

it.each<[typed: string, nearest: EntryNumber, rank: number]>([
  ['chesed', 'H2617', 0],
  ['חסד', 'H2617', 0],
  // With cantillation, which the dictionary does not print.
  ['שָׁמַ֖ע', 'H8085', -0.5],
  ['hesed', 'H2617', 2],
  ['YHWH', 'H3068', 1],
  ['Yahweh', 'H3068', -1],
  ['Yahveh', 'H3068', -1],
  ['Jehovah', 'H3068', 2],
  ['adonai', 'H136', 2],
  ['yeshua', 'H3442', 0],
  ['mitzvah', 'H4687', 2],
  ['mitzvot', 'H4687', 3],
  ['shema', 'H8085', -1],
  ['agape', 'G26', 0],
  ['λογος', 'G3056', 0],
  ['λόγος', 'G3056', -0.5],
])('finds for %s the entry %s at rank %i', (typed, nearest, rank) => {
  const reading = readHeadword(typed);
  const ranks = entries.flatMap(([number, lemma, transliteration]) => {
    const language = number.startsWith('H') ? ('hebrew' as const) : ('greek' as const);
    const own = headwordRank({ number, language, lemma, transliteration }, reading);
    return own === undefined ? [] : [[number, own]];
  });
  expect(ranks).toEqual([[nearest, rank]]);
});

it('gives no rank to entries that a word does not match', () => {
  for (const typed of ['', 'love', 'faith', '"', '🙏', 'x'.repeat(500)])
    for (const [number, lemma, transliteration] of entries)
      expect(headwordRank({ number, language: 'hebrew', lemma, transliteration }, readHeadword(typed))).toBeUndefined();
});

it.each([
  ['hesed', true],
  ['ḥesed', true],
  ['sum', false],
  ['free spirit', false],
])('whether %s is probably not an English word: %s', (typed, expected) => {
  expect(isLikelyTyped(typed)).toBe(expected);
});
