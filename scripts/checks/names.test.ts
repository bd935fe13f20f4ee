import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const files = globSync('{data,scripts,seeds,site,worker}/**/*.{ts,tsx}').filter(
  (file) => !/\.(?:test|spec|d)\.tsx?$|^site\/e2e\/|node_modules/.test(file),
);

/** Names that Astro and Vitest look for in a file. */
const namesOfFrameworks = new Set(['GET', 'getStaticPaths', 'setup']);

function exportedFunctions(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const isExported = (node: ts.Node): boolean =>
    ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  return source.statements.flatMap((statement) => {
    if (!isExported(statement)) return [];
    if (ts.isFunctionDeclaration(statement)) return statement.name ? [statement.name.text] : [];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations
      .filter(({ initializer }) => initializer && ts.isArrowFunction(initializer))
      .map(({ name }) => name.getText(source));
  });
}

/** Names that occur more than once, with the files that have them. */
function findCollisions(named: readonly (readonly [name: string, file: string])[]): string[] {
  const byName = Map.groupBy(named, ([name]) => name);
  return [...byName]
    .filter(([, all]) => all.length > 1)
    .map(([name, all]) => `${name}: ${all.map(([, file]) => file).join(', ')}`);
}

it('gives every exported function a name of its own', () => {
  const named = files.flatMap((file) => exportedFunctions(file).map((name) => [name, file] as const));
  expect(named.length).toBeGreaterThan(1500);
  expect(findCollisions(named.filter(([name]) => !namesOfFrameworks.has(name)))).toEqual([]);
});

/**
 * Layers whose files are named for the noun that they serve: the schema of `imports` is in a contract and in a table, and
 * its route and its page have the same name. So have the messages of a feature in its views and in the worker.
 */
const namedForNouns =
  /\/contract\/|^data\/schema\/|^worker\/routes\/|\/pages\/|^site\/components\/|\/templates\/|^scripts\/bench\/|\/testing\/|\/(?:main|messages)\.ts$|\.(?:json|png|txt|webmanifest)\.ts$/;

it('gives every other file a base name of its own', () => {
  const named = files.filter((file) => !namedForNouns.test(file)).map((file) => [basename(file), file] as const);
  expect(named.length).toBeGreaterThan(800);
  expect(findCollisions(named)).toEqual([]);
});

it('finds a name that two files have', () => {
  expect(
    findCollisions([
      ['a', 'x.ts'],
      ['b', 'x.ts'],
      ['a', 'y.ts'],
    ]),
  ).toEqual(['a: x.ts, y.ts']);
});

it('names every error class with “Error” at the end', () => {
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/class (\w+) extends \w*(?:Error|Exception)\b/g)].map(
      ([, name = '']) => name,
    ),
  );
  expect(found.length).toBeGreaterThan(15);
  expect(found.filter((name) => !name.endsWith('Error'))).toEqual([]);
});
