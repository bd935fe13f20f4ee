import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { linkPackages } from './copy-mutant-tree.ts';
import { findMutants } from './find-mutants.ts';
import { applyMutant } from './mutant.ts';
import { selectTests } from './select-tests.ts';
import { makeTestMap, type TestMap } from './test-map.ts';
import { MutantTrial } from './try-mutants.ts';

const file = 'data/text/age.ts';
const test = 'data/text/age.test.ts';
const code = `export function isAdult(age: number): boolean {
  return age >= 18;
}
export function untested(age: number): number {
  return age - 1;
}
export function countDown(from: number, pause: () => void): number {
  let left = from;
  while (left > 0) { pause(); left -= 1; }
  return left;
}
`;
/** Notices another operator, but not another limit. The pause keeps an endless loop from using the processor. */
const testCode = `import { expect, it } from 'vitest';
import { countDown, isAdult } from './age.ts';
const cell = new Int32Array(new SharedArrayBuffer(4));
const pause = (): void => void Atomics.wait(cell, 0, 0, 20);
it('knows children', () => expect(isAdult(3)).toBe(false));
it('knows adults', () => expect(isAdult(18)).toBe(true));
it('counts down', () => expect(countDown(3, pause)).toBe(0));
`;

let tree: string;
let map: TestMap;
const mapPath = (): string => join(tree, 'map.json');

beforeAll(async () => {
  tree = mkdtempSync(join(tmpdir(), 'mutants-'));
  mkdirSync(join(tree, 'data/text'), { recursive: true });
  cpSync('scripts/mutants', join(tree, 'scripts/mutants'), { recursive: true });
  cpSync('package.json', join(tree, 'package.json'));
  linkPackages(resolve('node_modules'), join(tree, 'node_modules'));
  writeFileSync(join(tree, file), code);
  writeFileSync(join(tree, test), testCode);
  map = await makeTestMap('model', { tree, path: mapPath(), files: [file] });
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

it('records which tests enter which block, and leaves the code unchanged', () => {
  const block = (name: string): string => `${file}:${code.indexOf('{', code.indexOf(name))}`;
  expect(Object.keys(map)).toEqual([test]);
  expect(map[test]?.hits).toContain(block('isAdult'));
  expect(map[test]?.hits).not.toContain(block('untested'));
  expect(readFileSync(join(tree, file), 'utf8')).toBe(code);
});

it('reuses the stored map if neither code nor test has changed', async () => {
  const stored = JSON.parse(readFileSync(mapPath(), 'utf8')) as { sources: string; tests: TestMap };
  const known = { ...stored.tests[test], ms: 12_345 };
  writeFileSync(mapPath(), JSON.stringify({ ...stored, tests: { [test]: known } }));
  expect((await makeTestMap('model', { tree, path: mapPath(), files: [file] }))[test]?.ms).toBe(12_345);
});

it('distinguishes mutants that a test notices from those that none does', async () => {
  const trial = new MutantTrial(tree, 12_000);
  try {
    const outcomes: Record<string, string> = {};
    for (const mutant of findMutants(file, code)) {
      const tests = selectTests(mutant, map, () => []);
      const outcome = await trial.try(mutant, [{ suite: 'model', tests, ms: 1 }]);
      const line = applyMutant(code, mutant).split('\n')[mutant.line - 1]?.trim() ?? '';
      outcomes[line] = outcome.kind === 'survived' ? `survived ${outcome.tests}` : outcome.kind;
    }
    expect(outcomes).toMatchObject({
      'return age > 18;': 'noticed',
      'return age >= 19;': 'noticed',
      // The module's own test runs, although it does not enter this block.
      'return age + 1;': 'survived 1',
      'return age - 2;': 'survived 1',
      'while (left >= 0) { pause(); left -= 1; }': 'noticed',
      // A test of 3 cannot distinguish a limit of 0 from one of 1.
      'while (left > 0) { pause(); left -= 2; }': 'noticed',
      'while (left > 0) { pause(); left += 1; }': 'timed out',
    });
    expect(readFileSync(join(tree, file), 'utf8')).toBe(code);
  } finally {
    trial.close();
  }
});
