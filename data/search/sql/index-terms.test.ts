import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { VerseMarks } from '../../text/verse-marks.ts';
import { matchedSpans } from '../results/highlight.ts';
import { indexedTags, numberTerm } from './index-terms.ts';
import { afterFormNumber, aramaicTerm, hebrewTerm, morphologyTerms } from './morphology-terms.ts';
import { parseSearch } from '../language/parse.ts';
import type { MorphologyNode, SearchQuery } from '../language/tree.ts';

const require = createRequire(import.meta.url);
const parsings = join(dirname(require.resolve('morphhb/package.json')), 'parsing');

/** The stem letters of a language, from the documentation of the source. */
function stemsOf(language: 'Hebrew' | 'Aramaic'): string[] {
  const page = readFileSync(join(parsings, 'HebrewMorphologyCodes.html'), 'utf8');
  const [, list = ''] = page.split(`Verb stems (${language})`);
  const [tables = ''] = list.split('<h3');
  return [...tables.matchAll(/<td>([A-Za-z])<\/td><td>[^<]+<\/td>/g)].map(([, letter = '']) => letter);
}

function parsed(text: string): SearchQuery {
  const result = parseSearch(text);
  if (result.kind !== 'query') throw new Error(`${text}: ${JSON.stringify(result)}`);
  return result.query;
}

function morphologyNode(text: string): MorphologyNode {
  const { node } = parsed(text);
  if (node.kind !== 'morphology') throw new Error(`${text} is no parsing`);
  return node;
}

/** Whether a query's code finds a word of the text. */
function finds(query: string, morphology: string): boolean {
  const { terms } = morphologyNode(query);
  return morphologyTerms(morphology).some((own) =>
    terms.some(({ term, prefix }) => (prefix ? own.startsWith(term) : own === term)),
  );
}

it('gives every code of the source a distinct term', () => {
  const list = readFileSync(join(parsings, 'Oshm.xml'), 'utf8');
  const codes = [...list.matchAll(/<entryFree n="([^"]+)">/g)].map(([, code = '']) => code);
  expect(codes).toHaveLength(2578);
  const parts = new Set(codes.flatMap((code) => code.slice(1).split('/').filter(Boolean)));
  expect(new Set([...parts].flatMap((part) => morphologyTerms(`H${part}`))).size).toBe(parts.size);
});

describe.each(['Hebrew', 'Aramaic'] as const)('stems of %s', (language) => {
  const stems = stemsOf(language);

  it('are each found by their code and its prefix, without any other', () => {
    expect(stems).toHaveLength({ Hebrew: 27, Aramaic: 26 }[language]);
    for (const stem of stems) {
      const wanted = stems.map((other) => other === stem);
      const code = (each: string): string => `${language[0]}C/V${each}p3ms`;
      expect(stems.map((each) => finds(`[V${stem}p3ms]`, code(each)))).toEqual(wanted);
      expect(stems.map((each) => finds(`[${language[0]}V${stem}*]`, code(each)))).toEqual(wanted);
      expect(stems.map((each) => finds('[V*]', code(each)))).toEqual(stems.map(() => true));
    }
  });

  it('can be typed in the other case if only one case exists', () => {
    const oneCase = stems.filter(
      (stem) => !stems.includes(stem === stem.toLowerCase() ? stem.toUpperCase() : stem.toLowerCase()),
    );
    expect(oneCase).toContain({ Hebrew: 'N', Aramaic: 'G' }[language]);
    for (const stem of oneCase.filter((each) => each !== each.toLowerCase()))
      expect(finds(`[v${stem.toLowerCase()}p3ms]`, `${language[0]}V${stem}p3ms`)).toBe(true);
  });
});

it.each([
  ['[vqp3ms]', 'HVqp3ms', true],
  ['[VQP3MS]', 'HVqp3ms', false],
  ['[VQP3MS]', 'HVQp3ms', true],
  ['[vpp3ms]', 'HVpp3ms', true],
  ['[vpp3ms]', 'HVPp3ms', false],
  ['[vPp3ms]', 'HVPp3ms', true],
  ['[ncfsa]', 'HR/Ncfsa', true],
  ['[NCFSA]', 'HR/Ncfsa', true],
  ['[Sp3ms]', 'HNcmsc/Sp3ms', true],
  ['[PP3MS]', 'HPp3ms', true],
  // As Robinson writes them.
  ['[N-NSM]', 'N-NSM', true],
  ['[n-nsm]', 'N-NSM', true],
  ['[N-NSM]', 'A-NSM', false],
  ['[N-*]', 'N-NSM', true],
  ['[N-V*]', 'N-VPM', true],
  ['[N-V*]', 'N-NPM', false],
  ['[ADV]', 'ADV', true],
  ['[adv*]', 'ADV-S', true],
  ['[HEB]', 'HEB', true],
  ['[aram]', 'ARAM', true],
  ['[V-AAI-3S]', 'V-AAI-3S', true],
  ['[V-AAI-3S]', 'V-2AAI-3S', false],
  ['[V-2AAI-3S]', 'V-2AAI-3S', true],
  ['[V-AAI*]', 'V-AAI-3S', true],
  ['[V-2A*]', 'V-2AAI-3S', true],
  ['[V-AAI*]', 'V-AAM-3S', false],
  ['[A-NSM]', 'A-NSM-C', false],
  ['[A-NSM-C]', 'A-NSM-C', true],
  ['[P-1GS]', 'P-1GS', true],
  // As MorphGNT writes them, which does not distinguish second tenses.
  ['[V- 3AAI-S--]', 'V-AAI-3S', true],
  ['[3AAI-S--]', 'V-2AAI-3S', true],
  ['[V- -XPPNSM-]', 'V-RPP-NSM', true],
  ['[RP ----GS--]', 'P-1GS', true],
  ['[N- ----GSF-]', 'N-GSM', false],
  // The words in which parsings are shown.
  ['[aorist imperative]', 'V-2AAM-2S', true],
  ['[aorist imperative]', 'V-PAM-2S', false],
  ['[second aorist]', 'V-AAM-2S', false],
  ['[Verb, aorist active indicative, third person singular]', 'V-AAI-3S', true],
  ['[noun dative plural]', 'N-DPF', true],
  ['[noun dative plural]', 'A-DPF', false],
  ['[perfect passive participle]', 'V-RPP-ASN-ATT', true],
  ['[adjective comparative]', 'A-NSM-C', true],
  ['[first person pronoun]', 'P-1GS', true],
  ['[qal imperative]', 'HC/Vqv2ms', true],
  ['[qal imperative 2ms]', 'HVqv2fs', false],
  ['[qal imperative]', 'HVQv2ms', false],
  ['[pual]', 'HVPp3ms', true],
  ['[piel]', 'HVPp3ms', false],
  ['[imperfect]', 'HVqw3ms', false],
  ['[sequential imperfect]', 'HVqw3ms', true],
  ['[infinitive construct]', 'HR/Vqc', true],
  ['[noun feminine singular construct]', 'HNcfsc', true],
  ['[pronoun suffix third person masculine singular]', 'HR/Sp3ms', true],
  // A number of Strong's own list of parsings.
  ['[H8804]', 'H8804', true],
])('whether %s finds %s: %s', (query, morphology, expected) => {
  expect(finds(query, morphology)).toBe(expected);
});

/** A Qal, a Pual, a Piel, and a Pual between a prefix and an ending. */
const marks: NonNullable<VerseMarks['words']> = [
  [0, 5, 'H779', 'HVqsmsa'],
  [6, 11, 'H3205', 'HVPp1cs'],
  [12, 17, 'H1288', 'HVpp3ms'],
  [18, 23, 'H1288', 'HC/VPrmsa/Sp3ms'],
];

it('puts a number before the code of its word, between those of prefixes and endings', () => {
  expect(indexedTags({ words: marks.slice(3) })).toBe(
    [hebrewTerm('c'), numberTerm('H1288'), hebrewTerm('VPrmsa'), hebrewTerm('sp3ms')].join(' '),
  );
});

it('adds the number of a form after the parsing, and the parsing of a word without a number', () => {
  const code = morphologyTerms('V-2AAI-3S').join('');
  expect(indexedTags({ words: [[6, 11, 'G3004', 'V-2AAI-3S', 'G2036']], parsed: [[0, 5, 'HR/Sp3ms']] })).toBe(
    [
      hebrewTerm('R'),
      hebrewTerm('Sp3ms'),
      numberTerm('G3004'),
      code,
      numberTerm('G2036'),
      ...afterFormNumber(code),
    ].join(' '),
  );
});

it('has a written form only by its parsing if the form that is read has the same number', () => {
  const words: NonNullable<VerseMarks['words']> = [
    [0, 5, 'H3212', 'HVqv2fs'],
    [6, 11, 'H3212', 'HVqv2ms'],
  ];
  expect(indexedTags({ words, ketiv: [[0, 5]], qere: [[6, 11]] })).toBe(
    [hebrewTerm('Vqv2fs'), numberTerm('H3212'), hebrewTerm('Vqv2ms')].join(' '),
  );
});

it.each([
  ['[VP*]', [1, 3]],
  ['[Vp*]', [2]],
  ['H1288 [VP*]', [3]],
  ['H1288 [Vp*]', [2]],
  ['[VPp1cs]', [1]],
  ['[Vpp1cs]', []],
  ['[V*]', [0, 1, 2, 3]],
])('highlights for %s only the words of that stem', (text, expected) => {
  const spans = matchedSpans(parsed(text), { text: 'aaaaa bbbbb ccccc ddddd', marks: { words: marks } });
  expect(spans).toEqual(expected.map((index) => marks[index]?.slice(0, 2)));
});

it('has other terms for Aramaic verbs, whose stems have the letters of Hebrew ones', () => {
  expect(morphologyTerms('AC/Vqp3ms')).toEqual([hebrewTerm('C'), aramaicTerm('Vqp3ms')]);
  expect(aramaicTerm('Vqp3ms')).not.toBe(hebrewTerm('Vqp3ms'));
  expect(aramaicTerm('VPp3ms')).not.toBe(aramaicTerm('Vpp3ms'));
  expect(aramaicTerm('Ncmsd')).toBe(hebrewTerm('Ncmsd'));
});
