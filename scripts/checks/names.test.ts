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

/** Parts of names in British spelling. The site is in American English. */
const british =
  /catalogue|neighbour|licence|colour|behaviour|favour|honour|labour|centre|grey|defence|judgement|programme|towards|cancell(?:ed|ing)|labelled|modelled|travelled|analyse(?!s)|analysing|(?:capital|custom|emphas|initial|local|maxim|minim|normal|optim|organ|real|recogn|serial|summar|synchron|token|visual)is(?:e|ing|ation)/i;

/** Words that the database, the API and Hebrew lessons have: a column, a state, and the ids of two words. */
const isOfData = (name: string): boolean => ['licence', 'cancelled', 'neighbour', 'colour'].includes(name);

function declaredNames(file: string): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (
      (ts.isVariableDeclaration(node) || ts.isBindingElement(node) || ts.isParameter(node)) &&
      ts.isIdentifier(node.name)
    )
      names.push(node.name.text);
    else if (
      ts.isFunctionDeclaration(node) ||
      ts.isClassDeclaration(node) ||
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isPropertySignature(node) ||
      ts.isMethodDeclaration(node)
    )
      if (node.name && ts.isIdentifier(node.name)) names.push(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  return names;
}

it('spells names of files and in code as American English does', () => {
  const all = globSync('{data,scripts,seeds,site,worker}/**/*.{ts,tsx}', { exclude: ['**/node_modules/**'] });
  const found = all.flatMap((file) =>
    [basename(file), ...declaredNames(file)]
      .filter((name) => british.test(name) && !isOfData(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(all.length).toBeGreaterThan(1500);
  expect(found).toEqual([]);
});
