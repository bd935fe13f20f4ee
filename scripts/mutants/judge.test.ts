import { expect, it } from 'vitest';
import { chooseMutants } from './choose-mutants.ts';
import { explain, totalsOf, type Judged, type Outcome } from './judge.ts';
import type { Mutant } from './mutant.ts';
import { formatMutant, formatReport } from './mutant-report.ts';
import { selectTests } from './select-tests.ts';

const mutant: Mutant = {
  file: 'data/text/x.ts',
  line: 1,
  start: 0,
  end: 1,
  original: '<',
  replacement: '<=',
  operator: 'operator',
  block: 'data/text/x.ts:10',
};
const judged = (...outcomes: Outcome[]): Judged[] => outcomes.map((outcome) => ({ mutant, code: 'a < b', outcome }));
const noticed: Outcome = { kind: 'noticed', by: 'x.test.ts' };
const survived: Outcome = { kind: 'survived', tests: 2 };
const explained: Outcome = { kind: 'explained', reason: 'same' };

it.each<[outcomes: Outcome[], percent: number]>([
  [[noticed, noticed, noticed, survived], 75],
  [[noticed, { kind: 'timed out' }], 100],
  [[noticed, survived, explained, explained], 50],
  [[noticed, noticed, survived], 66.6],
  [[explained], 100],
])('counts what could be noticed: %j', (outcomes, percent) => {
  expect(totalsOf(judged(...outcomes)).percent).toBe(percent);
});

it('reports survivors and explained mutants separately, and ends with the counts', () => {
  const report = formatReport(judged(noticed, survived, explained));
  expect(report).toContain('data/text/x.ts:1 operator "<" → "<="\n    a < b\n    SURVIVED 2 test files');
  expect(report).toContain('explained: same');
  expect(report.trimEnd().split('\n').at(-1)).toBe('1 noticed, 1 survived, 1 explained: 50 % noticed');
});

it('shows only the difference of long code', () => {
  const [original, replacement] = [
    `${'a'.repeat(99)}.sort(x).map(${'b'.repeat(99)})`,
    `${'a'.repeat(99)}.map(${'b'.repeat(99)})`,
  ];
  const [one] = judged(noticed).map((each) => ({ ...each, mutant: { ...mutant, original, replacement } }));
  expect(one && formatMutant(one)).toMatch(/"…a+\.sort\(x\)\.map\(b+…" → "…a+\.map\(b+…"$/);
});

it('explains a mutant by file and code, and by the changed part', () => {
  const entry = { file: mutant.file, code: 'a < b', reason: 'same' };
  expect(explain(mutant, 'a < b', [entry])).toBe('same');
  expect(explain(mutant, 'a < c', [entry])).toBeUndefined();
  expect(explain({ ...mutant, file: 'data/text/y.ts' }, 'a < b', [entry])).toBeUndefined();
  expect(explain(mutant, 'a < b', [{ ...entry, original: '<' }])).toBe('same');
  expect(explain(mutant, 'a < b', [{ ...entry, original: 'b' }])).toBeUndefined();
});

it('chooses the same mutants for a seed, others for another, and each once', () => {
  const all = Array.from({ length: 50 }, (_, line) => ({ ...mutant, line }));
  const lines = (seed: number): number[] => chooseMutants(all, 10, seed).map(({ line }) => line);
  expect(lines(1)).toEqual(lines(1));
  expect(lines(1)).not.toEqual(lines(2));
  expect(new Set(chooseMutants(all, 99, 1)).size).toBe(50);
});

it('runs the tests that enter the block: its own first, then those that enter most of its file', () => {
  const hits = ['data/text/x.ts:10'];
  const map = {
    'data/imports/slow.test.ts': { hash: '', ms: 900, hits },
    'data/imports/quick.test.ts': { hash: '', ms: 9, hits },
    'data/imports/thorough.test.ts': { hash: '', ms: 999, hits: [...hits, 'data/text/x.ts:20'] },
    'data/text/other.test.ts': { hash: '', ms: 999, hits },
    'data/text/x.test.ts': { hash: '', ms: 9_999, hits },
    'data/text/y.test.ts': { hash: '', ms: 1, hits: ['data/text/x.ts:20', 'data/text/xx.ts:10'] },
  };
  expect(selectTests(mutant, map, () => [])).toEqual([
    'data/text/x.test.ts',
    'data/imports/thorough.test.ts',
    'data/imports/quick.test.ts',
    'data/imports/slow.test.ts',
    'data/text/other.test.ts',
  ]);
  // Code outside any block: every test of the module, and of those that import it.
  expect(selectTests({ ...mutant, block: undefined }, map, () => ['data/text/xx.ts'])).toContain('data/text/y.test.ts');
});
