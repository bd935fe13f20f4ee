import { expect, test } from 'vitest';
import { withGreekNumbers } from '../../library/greek-numbers.ts';
import { packagedSources } from '../packaged-sources.ts';
import type { VerseText } from '../source.ts';
import { defaultVersions } from '../versions.ts';
import { pairWords } from './pair-words.ts';
import { readMorphGnt } from './read-morphgnt.ts';
import { numberGreek } from './number-greek.ts';
import { tagGreekText } from './tag-greek-text.ts';

const john = `040316 D- -------- Οὕτως Οὕτως οὕτω(ς) οὕτω(ς)
040316 C- -------- γὰρ γὰρ γάρ γάρ
040316 V- 3AAI-S-- εἶπεν εἶπεν εἶπεν λέγω
040316 RA ----NSM- ὁ ὁ ὁ ὁ
040316 N- ----NSM- Δαυίδ, Δαυίδ Δαυίδ Δαυίδ
040316 V- 3AAI-S-- ἔδωκεν, ἔδωκεν ἔδωκε(ν) δίδωμι
040316 V- -AAN---- συμπεσεῖν. συμπεσεῖν συμπεσεῖν συμπίπτω
`;
const entries = [
  { number: 'G3779', lemma: 'οὕτω' },
  { number: 'G1063', lemma: 'γάρ' },
  { number: 'G3004', lemma: 'λέγω' },
  { number: 'G2036', lemma: 'ἔπω' },
  { number: 'G3588', lemma: 'ὁ' },
  { number: 'G3688', lemma: 'ὄνος' },
  { number: 'G1138', lemma: 'Δαβίδ' },
  { number: 'G1325', lemma: 'δίδωμι' },
] as const;
const word = (position: number, form: string, number: `G${number}`, morphology: string) => ({
  position,
  form,
  number,
  morphology,
});
/** The number of the article is a typing error, as in the file. */
const textus = [
  {
    id: 43_003_016,
    words: [
      word(1, 'ουτως', 'G3779', 'ADV'),
      word(2, 'ειπεν', 'G2036', 'V-2AAI-3S'),
      word(3, 'ο', 'G3688', 'T-NSM'),
      word(4, 'ειπεν', 'G2036', 'V-2AAI-3S'),
    ],
  },
  { id: 43_003_017, words: [word(1, 'ειπεν', 'G2036', 'V-2AAI-3S')] },
];
const words = readMorphGnt('64-Jn.txt', `${john}040317 V- 3AAI-S-- εἶπεν εἶπεν εἶπεν λέγω\n`);

test('reads a word with its verse, lemma and parsing', () => {
  expect(words[2]).toEqual({ verse: 43_003_016, word: 'εἶπεν', lemma: 'λέγω', morphology: 'V-AAI-3S' });
});

test.each([
  ['040316 V- 3ZAI-S-- εἶπεν εἶπεν εἶπεν λέγω', 'the morphology code "V- 3ZAI-S--" of εἶπεν is not known'],
  ['040316 V- 3AAI-S-- εἶπεν', '"040316 V- 3AAI-S-- εἶπεν" is not a word with its verse, parsing and lemma'],
  ['280316 V- 3AAI-S-- εἶπεν εἶπεν εἶπεν λέγω', '"280316" is not a verse'],
])('reports %s with its file and line', (line, reason) => {
  expect(() => readMorphGnt('64-Jn.txt', john + line)).toThrow(`64-Jn.txt, line 8: ${reason}`);
});

test('gives each word the number of its lemma, and the number of a form that has one', () => {
  const numbered = numberGreek(words, entries, textus);
  expect(numbered.map(({ number, formNumber }) => [number, formNumber])).toEqual([
    ['G3779', undefined],
    ['G1063', undefined],
    ['G3004', 'G2036'],
    ['G3588', undefined],
    ['G1138', undefined],
    ['G1325', undefined],
    [undefined, undefined],
    ['G3004', 'G2036'],
  ]);
});

test('finds the numbers of headwords and spellings without the Textus Receptus', () => {
  const numbers = numberGreek(words, entries, []).map(({ number }) => number);
  expect(numbers.slice(0, 7)).toEqual([undefined, 'G1063', 'G3004', 'G3588', 'G1138', 'G1325', undefined]);
});

test('tags the words of the text, and corrects an accent with a note', () => {
  const verse: VerseText = { id: 43_003_016, text: 'Οὕτως γὰρ εἶπεν ὁ Δαυίδ, ἐδωκέν, συμπεσεῖν.', marks: {} };
  const [tagged] = tagGreekText([verse], numberGreek(words, entries, textus));
  expect(tagged?.text).toBe('Οὕτως γὰρ εἶπεν ὁ Δαυίδ, ἔδωκεν, συμπεσεῖν.');
  expect(tagged?.marks).toEqual({
    words: [
      [0, 5, 'G3779', 'ADV'],
      [6, 9, 'G1063', 'CONJ'],
      [10, 15, 'G3004', 'V-AAI-3S', 'G2036'],
      [16, 17, 'G3588', 'T-NSM'],
      [18, 23, 'G1138', 'N-NSM'],
      [25, 31, 'G1325', 'V-AAI-3S'],
    ],
    parsed: [[33, 42, 'V-AAN']],
    notes: [[31, 'The accent is corrected from MorphGNT; the source of this text has ἐδωκέν.']],
  });
});

test('rejects a text with other words', () => {
  const verse: VerseText = { id: 43_003_016, text: 'Οὕτως δὲ εἶπεν', marks: {} };
  expect(() => tagGreekText([verse], numberGreek(words, entries, textus))).toThrow(
    'verse 43003016 has "δὲ" as word 2, and MorphGNT has "γὰρ"',
  );
});

test('without the right words of MorphGNT, the text has no numbers, and MorphGNT counts as missing with the reason', () => {
  const verses: VerseText[] = [{ id: 43_003_016, text: 'Οὕτως δὲ εἶπεν', marks: {} }];
  const { code, kind, name, licence, attribution, homepage } = packagedSources.morphgnt;
  const row = { code, kind, name, licence, attribution, homepage, origin: 'a folder', checksum: 'x', advice: '' };
  const built = withGreekNumbers({
    sources: [{ ...row, status: 'loaded' }],
    entries: [],
    versions: [{ about: defaultVersions.sblgnt, source: 'sblgnt', verses }],
    lexicon: [],
    verseMap: [],
    treasury: new Map(),
    automaticTags: new Map(),
    passages: [],
    parsedGreek: words,
    remarks: [],
  });
  expect(built.versions[0]?.verses).toEqual(verses);
  expect(built.sources[0]).toMatchObject({
    status: 'missing',
    advice: expect.stringMatching(
      /^MorphGNT \(a folder\) does not fit the Greek text: verse 43003016 has "δὲ" as word 2, .* Install the version/,
    ),
  });
});

test('pairs equal words in order, then words in another position', () => {
  expect(pairWords(['a', 'b', 'c', 'd'], ['b', 'c', 'a', 'e'])).toEqual([
    [0, 2],
    [1, 0],
    [2, 1],
  ]);
});
