import { expect, test } from 'vitest';
import { baseWord } from './english-base.ts';
import { greekWordMeanings } from './chosen-greek-words.ts';
import { hebrewWordMeanings } from './chosen-hebrew-words.ts';
import { chosenMeanings, readChosenMeanings } from './chosen-meanings.ts';
import { nameMeanings } from './chosen-names.ts';
import { particleMeanings } from './chosen-particles.ts';
import { nameMeaning } from './name-meaning.ts';
import { rankSenses } from './rank-senses.ts';
import { isMeaning } from '../meaning.ts';

const words = new Set(
  'love hope hop sing singe walk give hear listen sepulchre offering army soul world order ornament strike deliver build son'.split(
    ' ',
  ),
);
const english = {
  isWord: (form: string) => words.has(form),
  isVerb: (form: string) => ['hear', 'listen', 'love', 'give', 'be', 'deliver', 'build'].includes(form),
};
const rendering = (text: string, total: number) => ({ text, total, verses: [], phrases: [] });

test.each([
  ['loveth', 'verb', 'love'],
  ['hoped', 'verb', 'hope'],
  ['singing', 'verb', 'sing'],
  ['spake', 'verb', 'speak'],
  ['smote', 'verb', 'strike'],
  ['armies', 'noun', 'army'],
  ['brethren', 'noun', 'brother'],
  ['sepulchres', 'noun', 'tomb'],
  ['burnt', 'noun', 'burnt'],
  ['offering', 'noun', 'offering'],
] as const)('the dictionary form of “%s” as a %s is “%s”', (form, kind, base) => {
  expect(baseWord(form, kind, english.isWord)).toBe(base);
});

test('the most frequent rendering is the first sense, and only confirmed glosses follow it', () => {
  const glosses = ['order', 'ornament', 'world', 'the world'];
  expect(rankSenses(glosses, [rendering('world', 182), rendering('adorning', 1)], 'noun', english)).toEqual(['world']);
});

test('renderings of one verb count together, without their subjects', () => {
  const renderings = [rendering('heard', 12), rendering('he heareth', 3), rendering('hearken unto', 5)];
  expect(rankSenses(['hear', 'listen'], renderings, 'verb', english)).toEqual(['hear', 'listen']);
});

test('a passive gloss is listed under its verb', () => {
  expect(rankSenses(['be delivered'], [rendering('deliver', 5)], 'verb', english)).toEqual(['deliver']);
});

test('a rare word has the lexicon’s first gloss, because its rendering is often a paraphrase', () => {
  expect(rankSenses(['a craver'], [rendering('lust after', 1)], 'noun', english)).toEqual(['craver']);
});

const name = {
  number: 'H1',
  definition: '',
  renderings: [],
  glosses: [],
  isGreek: false,
  wordsOfToday: new Set<string>(),
};
test.each([
  [
    { definition: 'Mitsrajim, i.e. Upper and Lower Egypt', renderings: [rendering('Egypt', 9)] },
    'Egypt (Mitsrajim), Upper and Lower Egypt',
  ],
  [
    { definition: 'Abiel, the name of two Israelites', renderings: [rendering('Abiel', 3)] },
    'Abiel, the name of two Israelites',
  ],
  [
    { definition: 'heroic; Herod, the name of four kings', renderings: [rendering('Herod’s', 4)], isGreek: true },
    'Herod, the name of four kings',
  ],
  [
    { definition: 'Noë, a patriarch', renderings: [rendering('Noe', 5)], glosses: ['Noah'], isGreek: true },
    'Noah (Noë), a patriarch',
  ],
  [
    {
      definition: 'a Tsidonian or inhabitant of Tsidon',
      renderings: [rendering('Zidonians', 10)],
      glosses: ['Sidonians'],
      wordsOfToday: new Set(['Sidonians']),
    },
    'Sidonian (Tsidonian), inhabitant of Tsidon',
  ],
  [{ definition: 'a field', renderings: [rendering('field', 2)] }, undefined],
])('the meaning of a name: %j', (entry, meaning) => {
  expect(nameMeaning({ ...name, ...entry })).toBe(meaning);
});

/** As the tables explain them. */
const reasons = new Set(
  'order archaic etymology missing theology mixed scrap plain ambiguous name use origin untagged form phrase'.split(
    ' ',
  ),
);

test('meanings made by hand are phrases that a dictionary would print, each with a known reason', () => {
  const lines = [particleMeanings, hebrewWordMeanings, greekWordMeanings, nameMeanings].flatMap(readChosenMeanings);
  expect(lines.filter(({ reason }) => !reasons.has(reason))).toEqual([]);
  // No table has a number that another one has, or has it twice.
  expect(lines.length).toBe(chosenMeanings.size);
  expect([...chosenMeanings.values()].filter((meaning) => !isMeaning(meaning))).toEqual([]);
  expect(() => readChosenMeanings('H1 father')).toThrow('"H1 father"');
});
