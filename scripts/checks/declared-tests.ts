import { globSync, readFileSync } from 'node:fs';

/** A call of `it` or `test` at the beginning of a line; `each` for a table of cases. */
const declaration = /^[ \t]*(?:it|test)(?<modifiers>(?:\.\w+)*)(?:<[^>]*>)?\(/gm;

/** How many tests a file declares, and how many of them are tables of cases. */
export function countDeclared(code: string): { tests: number; tables: number } {
  const modifiers = [...code.matchAll(declaration)].map(({ groups }) => groups?.['modifiers'] ?? '');
  return { tests: modifiers.length, tables: modifiers.filter((modifier) => modifier.endsWith('.each')).length };
}

/** A sentence about all tests of the project. Runners count every row of a table as a test. */
export function describeDeclaredTests(): string {
  const files = globSync('{data,scripts,seeds,site,worker}/**/*.{test,spec}.{ts,tsx}');
  const counts = files.map((file) => countDeclared(readFileSync(file, 'utf8')));
  const sum = (key: 'tests' | 'tables'): number => counts.reduce((total, each) => total + each[key], 0);
  const [tests, tables] = [sum('tests'), sum('tables')].map((count) => count.toLocaleString('en'));
  return `The code declares ${tests} tests in ${files.length.toLocaleString('en')} files; ${tables} of them are tables of cases.`;
}
