import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isAlive } from '../build-lock.ts';
import { runMark } from './marked-processes.ts';

const runsFolder = '.build/test-runs';
/** Two trees with their libraries, pages and databases, and the trees of tests in them: 3 GB. */
const neededBytes = 4 * 1024 ** 3;
const gigabyte = 1024 ** 3;
const maxRemovals = 50;
const removalPauseMs = 200;

/**
 * An isolated run of the tests: trees (copies of the checkout, each with its own databases, buckets and pages), a
 * folder for temporary files, and a mark in the environment of all its processes. A test run never writes into the
 * checkout that it was started in.
 */
export interface TestRun {
  id: string;
  /** Contains the trees. */
  folder: string;
  /** Environment of all processes of the run. */
  env: NodeJS.ProcessEnv;
  /** Ends remaining processes and removes the folders. */
  end: () => Promise<void>;
}

/**
 * Starts a run. A separate process, the reaper, removes everything of the run when this process ends or is killed.
 * First removes leftovers of runs whose reaper was killed too. Throws if the disk has too little space.
 */
export async function startTestRun(): Promise<TestRun> {
  mkdirSync(runsFolder, { recursive: true });
  await removeStaleRuns();
  requireSpace(runsFolder);
  const id = `${process.pid}-${randomBytes(4).toString('hex')}`;
  const folder = resolve(runsFolder, id);
  mkdirSync(temporaryFolder(id), { recursive: true });
  mkdirSync(folder);
  const reaper = startReaper(id);
  return { id, folder, env: runEnvironment(id), end: () => letReap(reaper) };
}

/** Removes the folders of a run. The reapers of two runs may do so at the same time, so it retries. */
export async function removeRun(id: string): Promise<void> {
  for (const folder of [join(runsFolder, id), temporaryFolder(id)]) {
    for (let tries = 1; existsSync(folder); tries += 1) {
      try {
        rmSync(folder, { recursive: true, force: true });
      } catch (error) {
        if (tries === maxRemovals) throw error;
        await wait(removalPauseMs);
      }
    }
  }
}

async function removeStaleRuns(): Promise<void> {
  for (const id of readdirSync(runsFolder)) {
    if (isAlive(ownerOf(id))) continue;
    process.stdout.write('Removing what an interrupted test run left behind.\n');
    await letReap(startReaper(id));
  }
}

function startReaper(id: string): ChildProcess {
  const reaper = spawn(process.execPath, [join(import.meta.dirname, 'reaper.ts'), id], {
    // Its standard input closes when this process ends in any way. Its own process group survives Ctrl+C.
    stdio: ['pipe', 'ignore', 'inherit'],
    detached: true,
    // Without the mark of an outer run, whose reaper would kill this one before it has cleaned up.
    env: { ...process.env, [runMark]: undefined },
  });
  reaper.unref();
  return reaper;
}

/** Closes the reaper's standard input and waits until it has cleaned up. */
function letReap(reaper: ChildProcess): Promise<void> {
  reaper.ref();
  return new Promise((done) => {
    reaper.on('close', () => done());
    reaper.stdin?.end();
  });
}

/**
 * Variables that describe the owner's own site (docs/reference/environment-variables.md) or change how packages are
 * built.
 */
const ownersVariables = [
  'BUILD_TOKEN',
  'DEPLOY_HOOK_URL',
  'LEXICON_STATE',
  'NODE_ENV',
  'PORT',
  'PRODUCT_NAME',
  'PRODUCT_SLUG',
  'SITE_URL',
];

/** Temporary files have a short path, because Chromium puts sockets there, whose paths have at most 107 bytes. */
function runEnvironment(id: string): NodeJS.ProcessEnv {
  const others = Object.entries(process.env).filter(([name]) => !ownersVariables.includes(name));
  return {
    ...Object.fromEntries(others),
    TMPDIR: temporaryFolder(id),
    // A run starts hundreds of processes that load the same modules.
    NODE_COMPILE_CACHE: join(temporaryFolder(id), 'compile-cache'),
    [runMark]: id,
  };
}

function temporaryFolder(id: string): string {
  return join(tmpdir(), `lexicon-${id}`);
}

/** Process id of the run's main process. */
function ownerOf(id: string): number {
  return Number.parseInt(id, 10);
}

/** Throws a sentence if the disk of the folder has less space than needed. */
export function requireSpace(folder: string, needed = neededBytes): void {
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  if (free >= needed) return;
  throw new Error(
    `The tests need ${needed / gigabyte} GB for their own databases and pages, but this disk has ${(free / gigabyte).toFixed(1)} GB left. Free some space, then run "npm test" again.`,
  );
}
