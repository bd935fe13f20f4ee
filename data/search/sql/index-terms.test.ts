import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { VerseMarks } from '../../text/verse-marks.ts';
import { matchedSpans } from '../results/highlight.ts';
import { indexedTags, morphologyCodes, morphologyTerm, numberTerm } from './index-terms.ts';
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
  const { code, prefix } = morphologyNode(query);
  return morphologyCodes(morphology).some((part) => (prefix ? part.startsWith(code) : part === code));
}

it('gives every code of the source a distinct term', () => {
  const list = readFileSync(join(parsings, 'Oshm.xml'), 'utf8');
  const codes = [...list.matchAll(/<entryFree n="([^"]+)">/g)].map(([, code = '']) => code);
  expect(codes).toHaveLength(2578);
  const parts = new Set(codes.flatMap((code) => code.slice(1).split('/').filter(Boolean)));
  expect(new Set([...parts].flatMap((part) => morphologyCodes(`H${part}`))).size).toBe(parts.size);
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
  ['[NSM]', 'N-NSM', true],
  ['[nsm]', 'N-NSM', true],
  ['[N]', 'N-NSM', true],
  ['[A]', 'A-NSM', true],
  ['[VPM]', 'N-VPM', true],
  ['[ADV]', 'ADV', true],
  ['[adv]', 'ADV-S', true],
  ['[HEB]', 'HEB', true],
  ['[aram]', 'ARAM', true],
  ['[aai]', 'V-AAI-3S', true],
  ['[PAI]', 'V-PPI-3S', false],
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
  expect(indexedTags(marks.slice(3))).toBe(
    [morphologyTerm('c'), numberTerm('H1288'), morphologyTerm('v0prmsa'), morphologyTerm('sp3ms')].join(' '),
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
