import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

interface Missing {
  required: string[];
  development: string[];
  native: string[];
}

const { findProblem }: { findProblem: (nodeVersion: string, missing: Missing, root: string) => string | undefined } =
  createRequire(import.meta.url)('./runnable.cjs');

const folder = mkdtempSync(join(tmpdir(), 'runnable für (alle) '));
afterAll(() => rmSync(folder, { recursive: true }));

describe('findProblem', () => {
  const none: Missing = { required: [], development: [], native: [] };
  const root = '/home/anna/Bibel für alle/Lexicon (Kopie)';

  test.each(['22.18.0', '22.23.3', '23.6.0', '24.21.0', '26.0.0'])(
    'accepts Node %s, which runs TypeScript',
    (version) => {
      expect(findProblem(version, none, root)).toBeUndefined();
    },
  );

  test.each(['12.22.12', '18.20.8', '20.20.2', '22.17.1', '23.5.0'])(
    'rejects Node %s, which does not run TypeScript',
    (version) => {
      expect(findProblem(version, none, root)).toMatch(
        new RegExp(`^Lexicon needs Node 22\\.18, 23\\.6 or newer, but this is Node ${version}\\. [^\n]*\\.$`),
      );
    },
  );

  test('names a Node that is too old to install the missing packages', () => {
    const missing = { ...none, required: ['astro'] };
    expect(findProblem('18.20.8', missing, root)).toBe(
      'Lexicon needs Node 20.19, 22.12 or newer, but this is Node 18.20.8. Install a newer Node, then run "npm ci".',
    );
    expect(findProblem('20.19.0', missing, root)).toBe('Packages are missing (astro). Run "npm ci" first.');
  });

  test('names three of many missing packages', () => {
    const required = ['a', 'b', 'c', 'd', 'e'];
    expect(findProblem('24.0.0', { ...none, required }, root)).toBe(
      'Packages are missing (a, b, c and 2 more). Run "npm ci" first.',
    );
  });

  test('names missing development packages with the command that installs them', () => {
    expect(findProblem('24.0.0', { ...none, development: ['vitest'] }, root)).toBe(
      'Packages for development are missing (vitest). Run "npm ci --include=dev" first.',
    );
  });

  test('names packages whose native part is missing, with the Node that installs them', () => {
    expect(findProblem('24.0.0', { ...none, native: ['rolldown', 'sharp'] }, root)).toBe(
      'The native parts of rolldown, sharp are missing, because npm skips them on an old Node. Run "npm ci" with Node 20.19, 22.12 or newer.',
    );
  });

  test.each(['/home/anna/C#/lexicon', '/home/anna/why?/lexicon', '/home/anna/50% off'])(
    'rejects the folder %s',
    (path) => {
      expect(findProblem('24.0.0', none, path)).toContain(`Rename or move ${path}.`);
    },
  );
});

describe('run.cjs', () => {
  const write = (name: string, text: string): void => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  const manifest = { type: 'module', dependencies: { reader: '1' }, devDependencies: { tester: '1' } };
  write('package.json', JSON.stringify(manifest));
  const part = { os: [process.platform], cpu: [process.arch] };
  const locked = {
    'node_modules/reader': {
      optionalDependencies: { 'reader-here': '1', 'reader-here-too': '1', 'reader-there': '1' },
    },
    'node_modules/reader-here': part,
    'node_modules/reader-here-too': part,
    'node_modules/reader-there': { ...part, os: ['another'] },
  };
  write('package-lock.json', JSON.stringify({ packages: locked }));
  for (const name of ['run.cjs', 'runnable.cjs'])
    cpSync(join(import.meta.dirname, name), join(folder, 'scripts', name));
  write('scripts/greet.ts', 'const greeting: string = "Hello"; console.log(greeting, ...process.argv.slice(2));');
  write('scripts/wait.ts', 'await new Promise(() => undefined);');
  write('scripts/fail.ts', 'throw new Error("failed");');
  const run = (...args: string[]): { status: number | null; stdout: string; stderr: string } =>
    spawnSync(process.execPath, [join(folder, 'scripts/run.cjs'), ...args], { encoding: 'utf8' });

  test('says which packages are missing, in one line', () => {
    const { status, stderr } = run('scripts/greet.ts');
    expect([status, stderr]).toEqual([1, 'Packages are missing (reader). Run "npm ci" first.\n']);
  });

  test('names the package whose native part is missing', () => {
    write('node_modules/reader/package.json', '{}');
    write('node_modules/reader-there/package.json', '{}');
    const { status, stderr } = run('scripts/greet.ts');
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^The native parts of reader are missing[^\n]*\n$/)]);
  });

  test('runs a script with its options once the packages are installed', () => {
    // npm installs one of several parts for the same system, such as those for its two C libraries.
    write('node_modules/reader-here/package.json', '{}');
    expect(run('scripts/greet.ts', '--loud', 'all')).toMatchObject({ status: 0, stdout: 'Hello --loud all\n' });
  });

  test('requires development packages only for scripts that need them', () => {
    expect(run('--development', 'scripts/greet.ts').stderr).toContain('(tester). Run "npm ci --include=dev"');
    write('node_modules/tester/package.json', '{}');
    expect(run('--development', 'scripts/greet.ts', 'all')).toMatchObject({ status: 0, stdout: 'Hello all\n' });
  });

  test('fails if the script fails or waits forever', () => {
    expect(run('scripts/fail.ts')).toMatchObject({ status: 1, stderr: expect.stringContaining('Error: failed') });
    expect(run('scripts/wait.ts').status).toBe(13);
  });
});

test.each(['run.cjs', 'runnable.cjs'])('%s has no syntax that Node 12 cannot read', (name) => {
  const code = readFileSync(join(import.meta.dirname, name), 'utf8');
  expect(code).not.toMatch(/\?\.|\?\?|\|\|=|&&=|#\w+\s*[=(;]|\bstatic\s*\{|^\s*await\b|\bnode:/m);
});
