import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { withBuildLock } from '../build-lock.ts';
import { buildLibrary } from '../library/build.ts';
import { isLibraryCurrent } from '../library/library-fingerprint.ts';
import { readEdition } from '../library/read-edition.ts';
import type { AstroBuild } from '../pages/astro-build.ts';
import { runAstroBuild, renewPlacements, startPages } from '../pages/build-pages.ts';
import { arePagesCurrent } from '../pages/pages-current.ts';
import { measureNextPages } from '../pages/swap-pages.ts';
import type { OnProgress } from '../progress.ts';
import { isPublished } from '../publish/publish.ts';
import type { NextSite } from './next-site.ts';
import { nextState } from './next-state.ts';
import { readLiveTexts, writeLocalTexts, type LiveText } from './fetch-live-texts.ts';

/**
 * Builds the next site in parallel with the served one: the library with the readers' texts, the pages, the database. A
 * separate process, so that the server continues to respond. It reports its progress as lines of JSON.
 */

// It leads its own process group, which ends with its parent: no write may continue into the next start. A thread
// watches the parent's end of standard input, because the build keeps this one busy for up to half a minute.
const watch = new Worker(
  `new (require('node:net').Socket)({ fd: 0 }).on('end', () => process.kill(-process.pid, 'SIGKILL')).resume()`,
  { eval: true },
);
try {
  await withBuildLock(build);
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
await watch.terminate();

async function build(): Promise<void> {
  rmSync(nextState, { recursive: true, force: true });
  const texts = readLiveTexts();
  // The builder ends this build when readers get other texts.
  printMessage({ texts });
  writeLocalTexts(texts);
  // A new library needs new pages, so both start at once, each on a processor.
  const begun = isLibraryCurrent() ? undefined : startPages();
  try {
    if (begun) await makeLibrary();
    await buildWith(texts, begun);
  } catch (error) {
    await begun?.giveUp();
    throw error;
  }
}

async function buildWith(texts: LiveText[], begun: AstroBuild | undefined): Promise<void> {
  const { id, hebrewEntries, greekEntries } = readEdition();
  const next: NextSite = { texts, edition: id, ready: {} };
  const isCurrent = arePagesCurrent(id);
  if (isCurrent) await begun?.giveUp();
  const rendering = isCurrent
    ? renewPlacements(id)
    : runAstroBuild(id, hebrewEntries + greekEntries, reporterFor('Pages'), begun);
  // The database is loaded in a separate process while this one renders. Not earlier, because everything waits for the
  // first page.
  const loading = isPublished(id) ? undefined : loadNext();
  // The result is awaited below. Until then this avoids an unhandled rejection.
  loading?.catch(() => undefined);
  const pages = await rendering;
  if (pages !== undefined) {
    next.ready.pages = pages;
    next.ready.measured = measureNextPages();
  }
  if (loading) {
    printMessage({ stage: 'Database: loading', done: 0, total: 0 });
    await loading;
    next.ready.library = id;
  }
  printMessage(next);
}

async function makeLibrary(): Promise<void> {
  const { remarks } = await buildLibrary({ onProgress: reporterFor('Library') });
  for (const remark of remarks) process.stdout.write(`Imported: ${remark}\n`);
}

/** Loads in a process that uses only the folder of the next state. Throws with its output. */
function loadNext(): Promise<void> {
  const child = spawn(process.execPath, ['scripts/rebuild/load-next.ts'], {
    env: { ...process.env, LEXICON_STATE: nextState },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const read = (data: Buffer): void => {
    printed += String(data);
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The database could not be loaded:\n${printed}`));
    });
  });
}

function reporterFor(title: string): OnProgress {
  return ({ stage, done, total }) => printMessage({ stage: `${title}: ${stage}`, done, total });
}

function printMessage(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
