import { globSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { expect, test } from 'vitest';
import { reach } from '../code/reach.ts';
import { readImports } from '../code/read-imports.ts';

const { dependencies, devDependencies, scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  scripts: Record<string, string>;
};

/** Scripts that work after `npm ci --omit=dev`, because they do not require development packages in run.cjs. */
const commands = Object.entries(scripts).flatMap(([name, command]) => {
  const file = /^node scripts\/run\.cjs (scripts\/\S+)$/.exec(command)?.[1];
  return file === undefined ? [] : [{ name, file }];
});
/** Scripts that those start as separate processes. */
const spawned = ['astro.config.mjs', 'scripts/rebuild/build-next.ts', 'scripts/rebuild/load-next.ts'];

/** The code of the pages and of the worker, which Astro and wrangler bundle. */
const bundled = globSync('{data,seeds,site,worker}/**/*.{ts,tsx,astro}', {
  exclude: ['**/*.test.{ts,tsx}', '**/*.config.ts', 'site/e2e/**', 'worker/testing/**', 'data/testing/**'],
});

const importStatement =
  /(?:^\s*(?:import|export)\s(?!type\b)[^'";]*?|\bimport\()['"](?<specifier>[^.#/'"][^'"]*)['"]/gm;
const programPath = /\bnode_modules\/(?<specifier>(?:@[\w.-]+\/)?[\w.-]+)\//g;

function packagesIn(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  return [importStatement, programPath]
    .flatMap((pattern) => [...code.matchAll(pattern)])
    .map(({ groups }) => groups?.['specifier'] ?? '')
    .filter((specifier) => !specifier.includes(':') && !builtinModules.includes(specifier))
    .map((specifier) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier);
}

/** Imported packages that only development installs. */
function missingOf(files: readonly string[]): string[] {
  return [...new Set(files.flatMap(packagesIn))].filter((name) => name in devDependencies).sort();
}

test('npm start is one of them, and Node is a dependency', () => {
  expect(commands.map(({ name }) => name)).toContain('start');
  expect(dependencies).toHaveProperty('node');
});

test.each([...commands, ...spawned.map((file) => ({ name: 'a process of its own', file }))])(
  '$name ($file) needs no development package',
  ({ file }) => {
    const files = reach([file], readImports('.', [file])).filter((each) => !each.startsWith('node_modules/'));
    expect(missingOf(files)).toEqual([]);
  },
);

test('neither pages nor worker need a development package', () => {
  expect(bundled).toContain('worker/index.ts');
  expect(missingOf(bundled)).toEqual([]);
});

test('finds development packages in tests, so the search works', () => {
  expect(missingOf(['scripts/checks/find-chromium.ts', 'vitest.config.ts'])).toEqual(['playwright', 'vitest']);
});
