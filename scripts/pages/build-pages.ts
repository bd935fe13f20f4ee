import { readdirSync, rmSync } from 'node:fs';
import { join, parse } from 'node:path';
import { staticVersions } from '#data/versions/static-versions.ts';
import { diskFullError, isDiskFull } from '../disk-full.ts';
import { libraryPath } from '../library/library-paths.ts';
import type { OnProgress } from '../progress.ts';
import { startAstro, type AstroBuild } from './astro-build.ts';
import { writePolicies } from './content-policy.ts';
import { copyWithPlacements, hasPlacements, readCurrentPlacements, writePlacements } from './write-placements.ts';
import { buildPacks } from './packs/build-packs.ts';
import { makeTextPacksInThread, type CompressedPack } from './packs/text-packs.ts';
import { finishWorker } from './shell/finish-worker.ts';
import { codeFingerprint, pagesFingerprint } from './pages-current.ts';
import { nextOutput, output, removePreviousPages, swapPages } from './swap-pages.ts';
import { preloadScripts } from './shell/preload-scripts.ts';
import { writeScriptGraph } from './shell/read-script-graph.ts';
import { buildStaticSearch } from './static-search/build-static-search.ts';
import { writeKnownPasswords } from './write-known-passwords.ts';

/** Digits of the fingerprint that identify a build on devices and in a header of every response. */
const buildDigits = 16;

/**
 * Renders the complete site and replaces the previous one. `expectedPages` only scales the progress bar. `begun` is a
 * build that was started in advance.
 */
export async function buildPages(
  edition: string,
  expectedPages: number,
  onProgress: OnProgress,
  begun = startPages(),
): Promise<void> {
  swapPages(await runAstroBuild(edition, expectedPages, onProgress, begun));
  await removePreviousPages();
}

/** Starts the work that does not need a library. Pass the result to {@link runAstroBuild}, or call its `giveUp`. */
export function startPages(): AstroBuild {
  return startAstro(nextOutput);
}

/**
 * Renders the complete site next to the one that is served. Returns the fingerprint of its inputs. `begun` is a build
 * that was started in advance.
 */
export async function runAstroBuild(
  edition: string,
  expectedPages: number,
  onProgress: OnProgress,
  begun = startPages(),
): Promise<string> {
  try {
    const current = codeFingerprint(begun.codeFiles, edition);
    await renderInto({ build: current.slice(0, buildDigits), expectedPages, onProgress }, begun);
    return current;
  } catch (error) {
    // An unusable site would only fill the disk, and a build that never gets the signal to render would wait forever.
    await begun.giveUp();
    throw withRemedy(error);
  }
}

interface Making {
  build: string;
  expectedPages: number;
  onProgress: OnProgress;
}

async function renderInto({ build, expectedPages, onProgress }: Making, astro: AstroBuild): Promise<void> {
  const library = process.env['LEXICON_LIBRARY'] ?? libraryPath;
  let packing: Promise<CompressedPack[]> | undefined;
  const onPage: OnProgress = (progress) => {
    // From the first page on, one processor is idle.
    packing ??= makeTextPacksInThread(library);
    // The result is awaited below. Until then this avoids an unhandled rejection.
    packing.catch(() => undefined);
    onProgress(progress);
  };
  await astro.render(expectedPages, onPage);
  preloadScripts(nextOutput);
  const { overPages } = writeScriptGraph(nextOutput);
  const policyOf = writePolicies(nextOutput);
  const texts = await (packing ?? makeTextPacksInThread(library));
  await Promise.all([
    // It runs in another process, so the packs are made on another processor.
    buildStaticSearch(library, nextOutput),
    buildPacks({ library, output: nextOutput, build, texts, policyOf, onProgress }),
  ]);
  dropPackedChapters(nextOutput);
  writeKnownPasswords(nextOutput);
  finishWorker(nextOutput, build, overPages);
  writePlacements(nextOutput, readCurrentPlacements());
}

/**
 * Copies pages that are current except for their placements, next to those that are served. `undefined` if they already
 * show the current placements.
 */
export function renewPlacements(edition: string, notices = readCurrentPlacements()): string | undefined {
  if (hasPlacements(output, notices)) return undefined;
  copyWithPlacements(output, nextOutput, notices);
  return pagesFingerprint(edition);
}

function withRemedy(error: unknown): Error {
  if (isDiskFull(error))
    return diskFullError('The pages could not be built', '600 MB', 'The pages in use are unchanged.', error);
  return new Error(error instanceof Error ? error.message : String(error), { cause: error });
}

/**
 * Removes chapters of other versions, which are rendered only for their packs. As files they would exceed the limit of
 * a deployment.
 */
function dropPackedChapters(built: string): void {
  const isFile = (name: string): boolean => staticVersions.includes(parse(name).name);
  for (const name of readdirSync(join(built, 'bible')))
    if (!isFile(name)) rmSync(join(built, 'bible', name), { recursive: true });
}
