import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { StepResult, Workplace } from '../checks/run-step.ts';

/** Browser tests that create accounts, sign in and change them. The other tests in use leave them out. */
export const specOfInstallation = 'accounts.spec';
const maxNames = 20;

/** A built tree with the same sources. A test run in an installation in use takes its library and pages. */
export const builtTreeVariable = 'LEXICON_BUILT_TREE';

/**
 * Runs browser tests in an installation in use, like its owner, and compares every file of the installation before and
 * after: databases, buckets, Durable Objects, library, pages and packages. The run takes the library and the pages of
 * `builtTree`, because it would build the same.
 */
export async function checkInstallation(installation: Workplace, builtTree: string): Promise<StepResult> {
  const name = 'Tests leave the installation as it was, byte for byte';
  const before = hashInstallation(installation.folder);
  const { status, output } = await runTests({
    ...installation,
    env: { ...installation.env, [builtTreeVariable]: builtTree },
  });
  const changed = findChanges(before, hashInstallation(installation.folder)).map((path) => `changed: ${path}`);
  const failures = [...(status === 0 ? [] : [output]), ...changed.slice(0, maxNames)];
  return {
    name,
    passed: Number(failures.length === 0),
    failed: Number(failures.length > 0),
    failures,
    flaky: [],
  };
}

function runTests({ folder, env }: Workplace): Promise<{ status: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['scripts/test.ts', 'browser', '--specs', specOfInstallation], {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('close', (status) => resolve({ status, output }));
  });
}

/** Hashes of files by path. Packages are compared by size and modification time, everything else by content. */
export function hashInstallation(folder: string): Map<string, string> {
  const hashes = new Map<string, string>();
  for (const entry of readdirSync(folder, {
    recursive: true,
    withFileTypes: true,
  })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const inside = relative(folder, path);
    hashes.set(inside, inside.startsWith('node_modules') ? stamp(path) : hashOf(path));
  }
  return hashes;
}

/** Hashes of what a build writes, by path. */
export function hashBuild({ folder }: Workplace): Map<string, string> {
  return hashInstallation(join(folder, 'dist')).set('library', hashOf(join(folder, 'data/library.sqlite')));
}

/** Paths of files that were added, removed or changed. */
export function findChanges(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path) !== after.get(path)).sort();
}

function stamp(path: string): string {
  const { size, mtimeMs } = statSync(path);
  return `${size} ${mtimeMs}`;
}

function hashOf(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}
