import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { parseTaggedText } from '#data/text/tagged-text.ts';
import { verseWords } from '#data/text/words-of-verse.ts';
import { describeParsing } from '#data/dictionary/morphology.ts';
import { greekPartOfSpeech, greekPartsOfSpeech } from './greek-part-of-speech.ts';
import { libraryPath } from './library-paths.ts';

/** John 3:16 and 1 John 4:8 of the Textus Receptus, parsed (public domain), in the format of module files. */
const verses = [
  'ουτως G3779 ADV γαρ G1063 CONJ ηγαπησεν G25 G5656 V-AAI-3S ο G3588 T-NSM θεος G2316 N-NSM τον G3588 T-ASM κοσμον G2889 N-ASM ωστε G5620 CONJ τον G3588 T-ASM υιον G5207 N-ASM αυτου G846 P-GSM τον G3588 T-ASM μονογενη G3439 A-ASM εδωκεν G1325 G5656 V-AAI-3S ινα G2443 CONJ πας G3956 A-NSM ο G3588 T-NSM πιστευων G4100 G5723 V-PAP-NSM εις G1519 PREP αυτον G846 P-ASM μη G3361 PRT-N αποληται G622 G5643 V-2AMS-3S αλλ G235 CONJ εχη G2192 G5725 V-PAS-3S ζωην G2222 N-ASF αιωνιον G166 A-ASF',
  'ο G3588 T-NSM μη G3361 PRT-N αγαπων G25 G5723 V-PAP-NSM ουκ G3756 PRT-N εγνω G1097 G5627 V-2AAI-3S τον G3588 T-ASM θεον G2316 N-ASM οτι G3754 CONJ ο G3588 T-NSM θεος G2316 N-NSM αγαπη G26 N-NSF εστιν G2076 G5748 V-PXI-3S',
].map((source, index) => ({ id: 43_003_016 + index, ...parseTaggedText(source, 'greek') }));

const words = verses.flatMap(({ marks }) =>
  (marks.words ?? []).map(([, , number, morphology = '']) => ({ number, morphology })),
);

/** According to a Greek lexicon. */
test.each([
  ['G2316', 'noun, masculine'],
  ['G26', 'noun, feminine'],
  ['G2222', 'noun, feminine'],
  ['G25', 'verb'],
  ['G3588', 'article'],
  ['G3439', 'adjective'],
  ['G1519', 'preposition'],
  ['G3361', 'particle'],
])('%s is a %s', (number, expected) => {
  expect(new Map<string, string>(greekPartsOfSpeech(words)).get(number)).toBe(expected);
});

test('parses every word of the verse in plain words', () => {
  const [john] = verses;
  const shown = verseWords(john?.text ?? '', john?.marks ?? {}, true);
  const parsed = shown.map(({ word, morphology }) => `${word}: ${describeParsing(morphology ?? '')}`);
  expect(parsed.slice(2, 5)).toEqual([
    'ηγαπησεν: verb, aorist active indicative, third person singular',
    'ο: article, masculine, nominative singular',
    'θεος: noun, masculine, nominative singular',
  ]);
  expect(parsed.filter((each) => each.endsWith(': '))).toEqual([]);
});

test('finds nothing in a text without parsings', () => {
  expect(greekPartsOfSpeech([{ number: 'G26', morphology: '' }]).size).toBe(0);
});

/** Ἀβραάμ in the Textus Receptus and in MorphGNT; ἄβυσσος; a word with two genders. */
test('combines the codes of several texts', () => {
  const parts = greekPartsOfSpeech([
    { number: 'G11', morphology: 'N-PRI' },
    { number: 'G11', morphology: 'N-GSM' },
    { number: 'G12', morphology: 'N-ASF' },
    { number: 'G2316', morphology: 'N-NSM' },
    { number: 'G2316', morphology: 'N-ASF' },
  ]);
  expect([...parts]).toEqual([
    ['G11', 'proper noun, masculine'],
    ['G12', 'noun, feminine'],
    ['G2316', 'noun, masculine or feminine'],
  ]);
});

test.each([
  ['G2264', 'Ἡρώδης', 'noun, masculine', 'proper noun, masculine'],
  ['G2316', 'θεός', 'noun, masculine', 'noun, masculine'],
  ['G4514', 'Ῥωμαῖος', 'adjective', 'adjective'],
  ['G3535', 'Νινευΐ', 'proper noun', 'proper noun, feminine'],
  ['G3391', 'μία', undefined, 'adjective'],
  ['G3461', 'μυριάς', 'adjective', 'noun, feminine'],
  ['G2717', 'none', undefined, ''],
] as const)('calls %s, %s, which parsings call %s, %s', (number, lemma, speech, shown) => {
  expect(greekPartOfSpeech({ number, lemma }, speech)).toBe(shown);
});

const db = existsSync(libraryPath) ? new Database(libraryPath, { readonly: true }) : undefined;
const isParsed = db?.prepare("SELECT 1 FROM versions WHERE code = 'tr'").get() !== undefined;

/** Letters, numerals and pronouns have no gender of their own: pronouns take that of the noun that they stand for. */
test.skipIf(!isParsed)('every Greek entry that occurs has a part of speech, and every noun a gender', () => {
  const rows = (db
    ?.prepare(
      `SELECT number, part_of_speech AS speech FROM entries
     WHERE language = 'greek' AND number IN (SELECT number FROM occurrences)`,
    )
    .all() ?? []) as { number: string; speech: string }[];
  expect(rows.length).toBeGreaterThan(5400);
  const faults = rows.filter(
    ({ speech }) => !/^(?:proper )?noun, (?:masculine|feminine|neuter)\b/.test(speech) && !withoutGender.has(speech),
  );
  expect(faults).toEqual([]);
});

const withoutGender = new Set([
  'verb',
  'adjective',
  'adverb',
  'article',
  'numeral',
  'letter',
  'preposition',
  'conjunction',
  'particle',
  'conditional particle',
  'interjection',
  'Hebrew word',
  'Aramaic word',
  'phrase',
  ...[
    'personal',
    'possessive',
    'reflexive',
    'reciprocal',
    'demonstrative',
    'relative',
    'correlative',
    'interrogative',
    'indefinite',
  ].map((kind) => `${kind} pronoun`),
]);
