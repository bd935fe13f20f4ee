import { readFileSync } from 'node:fs';
import { transliterate as transliterateByPackage } from 'hebrew-transliteration';
import { sblSimple } from 'hebrew-transliteration/schemas';
import { expect, it } from 'vitest';
import { transliterate } from '#data/hebrew/language/transliterate.ts';

const [alef, ayin, vocalShva] = ['ʔ', 'ʕ', 'ə'];
/** The package's plainest scheme, brought to modern letters; marks stand where the two differ on purpose. */
const schema = {
  ...sblSimple,
  ADDITIONAL_FEATURES: [],
  ALEF: alef,
  AYIN: ayin,
  HET: 'ḥ',
  QOF: 'k',
  DAGESH_CHAZAQ: false,
  MS_SUFX: 'av',
  PATAH_HE: 'a',
  QAMATS_HE: 'a',
  SEGOL_HE: 'e',
  TSERE_HE: 'e',
  TSERE_YOD: 'ei',
  VOCAL_SHEVA: vocalShva,
};

/** Each pattern is looked for in a word of the package's answer and leaves what the scheme writes. */
const deliberateDifferences: [name: string, pattern: RegExp, ours: string][] = [
  ['he with a shva is heard', /^ʔeye$/u, 'ehye'],
  ['nothing is written for alef and ayin at the beginning', /^[ʔʕ]/u, ''],
  ['nothing is written for alef and ayin at the end', /[ʔʕ]$/u, ''],
  ['an alef without a point is silent, before a consonant', /ʔ(?=[^aeiouə])/gu, ''],
  ['within a word both are one sign', /[ʔʕ]/gu, '’'],
  ['he after o at the end is silent', /oh$/u, 'o'],
  ['a shva of the grammarians is heard, or is not, by the rules of speech', /ə/gu, 'e?'],
];

const points = /[\u05B0-\u05BC\u05C7]/u;
function hebrewIn(value: unknown): string[] {
  if (typeof value === 'string') return points.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(hebrewIn) : [];
}

const wordOf = /[\u05D0-\u05EA\p{M}]+/gu;
function wordsOf(name: string): string[] {
  const records: { mark?: string; sound?: string; note?: string }[] = JSON.parse(
    readFileSync(`data/hebrew/content/${name}.json`, 'utf8'),
  );
  // Single letters and marks are no words.
  const texts = records.map((record) => ({ ...record, mark: '', sound: '', note: '' }));
  return hebrewIn(texts).flatMap((text) => [...text.matchAll(wordOf)].map(([word]) => word));
}

const files = ['words', 'letters', 'vowels', 'numbers', 'phrases', 'verbs', 'root-lmd', 'binyanim'];
it.each(files)('every word of %s is spelled as the package spells it, but for the deliberate differences', (name) => {
  const words = [...new Set(wordsOf(name))];
  expect(words.length).toBeGreaterThan(5);
  const differing = words.filter((word) => {
    const expected = deliberateDifferences.reduce(
      (latin, [, pattern, ours]) => latin.replace(pattern, ours),
      transliterateByPackage(word, schema),
    );
    return !new RegExp(`^${expected}$`, 'u').test(transliterate(word));
  });
  expect(
    differing.map((word) => `${word}: ${transliterate(word)}, the package: ${transliterateByPackage(word, schema)}`),
  ).toEqual([]);
});

it.each(deliberateDifferences)('%s: met with in the content', (_, pattern) => {
  const words = files.flatMap(wordsOf);
  expect(words.some((word) => new RegExp(pattern.source, 'u').test(transliterateByPackage(word, schema)))).toBe(true);
});
