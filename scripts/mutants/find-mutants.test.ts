import ts from 'typescript';
import { expect, it } from 'vitest';
import { findBlocks, findMutants } from './find-mutants.ts';
import { instrument } from './instrument.ts';
import { applyMutant } from './mutant.ts';

const mutantsOf = (code: string): string[] => findMutants('data/x.ts', code).map((mutant) => applyMutant(code, mutant));

it.each<[name: string, code: string, mutants: string[]]>([
  ['a comparison', 'a < b;', ['a <= b;']],
  ['an equality', "a === 'x';", ["a !== 'x';"]],
  ['a logical operator', 'a && b;', ['a || b;']],
  ['an arithmetic operator', 'a + b;', ['a - b;']],
  ['no text that is joined', "a + 'x';", []],
  ['a fallback', 'a ?? b;', ['a;']],
  ['no fallback that the compiler demands of an index', 'x = a[b] ?? 0; y = a.at(b) ?? [];', []],
  ['no fallback to nothing', "x = a.get(b) ?? ''; y = groups?.c ?? []; z = f() ?? '';", []],
  ['no limit of one row', 'x = a.limit(1);', []],
  ['a limit of several rows', 'x = a.limit(2);', ['x = a;', 'x = a.limit(3);']],
  ['a negation', '!a;', ['a;']],
  ['a number', 'f(99);', ['void 0;', 'f(100);']],
  ['a large number', 'f(1_000);', ['void 0;', 'f(2000);']],
  ['a boolean', 'f(true);', ['void 0;', 'f(false);']],
  ['a condition', 'if (a) b;', ['if (true) b;', 'if (false) b;']],
  ['the condition of an expression', 'a ? b : c;', ['true ? b : c;', 'false ? b : c;']],
  ['no test of what was caught', 'x = error instanceof Error ? error.message : y;', []],
  ['a call that is a statement', 'await f(a);', ['void 0;']],
  ['a call that returns what it is called on', 'a.sort(f).map(g).length;', ['a.map(g).length;']],
  ['a method with an opposite', 'a.some(f).x;', ['a.every(f).x;']],
  ['arguments', 'x = f(a, b);', ['x = f(b, a);']],
  ['no arguments whose order says nothing', 'x = Math.max(a, b);', ['x = Math.min(a, b);']],
  ['no sides of an SQL comparison', 'x = eq(a, b);', []],
  ['no arguments that are functions', 'x = f(a, () => b);', []],
  ['a property that is there at times', 'x = { ...(a && { a }) };', ['x = { ...{} };', 'x = { ...(a || { a }) };']],
  ['no types', 'let a: 1 | 2; type B = true; interface C { d: 3 }', []],
  ['no lines for the log', "logError('a', 1); console.log(2 + 3);", []],
  ['no lengths of time', 'const freshForMs = 30_000;', []],
  ['the last number of a constant', 'const most = 30;', ['const most = 31;']],
])('changes %s', (_, code, mutants) => {
  expect(mutantsOf(code).toSorted()).toEqual(mutants.toSorted());
});

const code = `import { a } from './a.ts';

/** Says 1. */
export function f(b: number, c?: string): string {
  if (b > 3 && !c) {
    a(b, c);
    return 'x';
  }
  return [b, 2].filter((each) => each >= 1).map((each) => \`\${each * 2}\`).join(c ?? ', ');
}
`;

it('says where each mutant is, and which block contains it', () => {
  const [first] = findMutants('data/x.ts', code);
  expect(first).toMatchObject({
    line: 5,
    operator: 'condition',
    original: 'b > 3 && !c',
    block: `data/x.ts:${code.indexOf('{\n  if')}`,
  });
  const call = findMutants('data/x.ts', code).find(({ operator }) => operator === 'call');
  expect(call).toMatchObject({ line: 6, original: 'a(b, c);', block: `data/x.ts:${code.indexOf('{\n    a(')}` });
});

it('makes code that can be parsed', () => {
  const mutants = mutantsOf(code);
  expect(mutants.length).toBeGreaterThan(10);
  for (const mutant of [...mutants, instrument('data/x.ts', code)]) {
    const { diagnostics } = ts.transpileModule(mutant, { reportDiagnostics: true });
    expect(diagnostics, mutant).toEqual([]);
  }
});

it('finds a mutant of every block in the block that is instrumented', () => {
  const blocks = new Set(findBlocks('data/x.ts', code).map((offset) => `data/x.ts:${offset}`));
  expect(findMutants('data/x.ts', code).filter(({ block }) => block === undefined || !blocks.has(block))).toEqual([]);
});
