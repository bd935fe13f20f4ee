import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { createInterface } from 'node:readline';
import { productSlug } from '#data/model/product.ts';
import { staticVersions } from '#data/model/static-versions.ts';
import { fingerprint } from '../fingerprint.ts';
import { libraryPath } from '../library/paths.ts';
import type { OnProgress } from '../progress.ts';
import { namePolicies } from './content-policy.ts';
import { readDigests } from './kept-digests.ts';
import { copyWithNotices, hasNotices, readNotices, writeNotices } from './notices.ts';
import { buildPacks } from './packs/build-packs.ts';
import { makeTextPacksBeside, type NamedPack } from './packs/text-packs.ts';
import { finishWorker } from './shell/finish-worker.ts';
import { preloadScripts } from './shell/preload-scripts.ts';
import { writeScriptGraph } from './shell/script-graph.ts';
import { buildStaticSearch } from './static-search/build-static-search.ts';
import { leaveOut, linkFolder, nothingKept, planKept, recordKept, renderTakingOver, takeOver } from './take-over.ts';

const output = 'dist';
const nextOutput = 'dist.next';
const previousOutput = 'dist.previous';
const record = '.build/pages.txt';
/** Of the fingerprint, which names a build on devices and in a header of every answer. */
const buildDigits = 16;

/** Everything that a page is made of, beside the library. */
const ingredients = [
  'site/**',
  'data/{model,contract,schema,hebrew}/**',
  'seeds/**',
  'scripts/pages/{static-search,packs,shell}/*.ts',
  'scripts/pages/{content-policy,inline-parts,kept-digests,take-over}.ts',
  'astro.config.mjs',
  'package-lock.json',
];

/** Also counts what the environment may change about a page. */
function pagesFingerprint(edition: string): string {
  const { PRODUCT_NAME = '', PRODUCT_SLUG = '', SITE_URL = '' } = process.env;
  return fingerprint(ingredients, edition, PRODUCT_NAME, PRODUCT_SLUG, SITE_URL);
}

/** Whether `dist` was built from this edition of the library and from the code as it stands. */
export function arePagesCurrent(edition: string): boolean {
  return areUntouched() && readFileSync(record, 'utf8').startsWith(`${pagesFingerprint(edition)}\n`);
}

/** Whether there are built pages, all of them as they were made. */
function areUntouched(): boolean {
  if (!existsSync(`${output}/edition.json`) || !existsSync(record)) return false;
  const [, files] = readFileSync(record, 'utf8').split('\n');
  return files === measureFiles(output);
}

/** Renders the whole site and puts it in the place of the one before. `expectedPages` only scales the bar. */
export async function buildPages(edition: string, expectedPages: number, onProgress: OnProgress): Promise<void> {
  swapPages(await renderPages(edition, expectedPages, onProgress));
}

/** Renders the whole site beside the one that is being served; returns the fingerprint of what it was made of. */
export async function renderPages(edition: string, expectedPages: number, onProgress: OnProgress): Promise<string> {
  const current = pagesFingerprint(edition);
  try {
    const making = { build: current.slice(0, buildDigits), expectedPages, onProgress };
    await renderTakingOver(areUntouched(), (takingOver) => renderInto(making, { takingOver }));
  } catch (error) {
    // What cannot be used would only fill the disk.
    rmSync(nextOutput, { recursive: true, force: true });
    throw withWayOut(error);
  }
  return current;
}

interface Making {
  build: string;
  expectedPages: number;
  onProgress: OnProgress;
}

async function renderInto(
  { build, expectedPages, onProgress }: Making,
  { takingOver }: { takingOver: boolean },
): Promise<void> {
  rmSync(nextOutput, { recursive: true, force: true });
  const library = process.env['LEXICON_LIBRARY'] ?? libraryPath;
  const code = pagesFingerprint('');
  const digests = readDigests(library);
  const kept = takingOver ? planKept(output, code, digests) : nothingKept;
  let packing: Promise<NamedPack[]> | undefined;
  const onPage: OnProgress = (progress) => {
    // From the first page on one processor has nothing to do.
    packing ??= makeTextPacksBeside(library);
    // What it ends with is asked below; until then nothing may call it unheeded.
    packing.catch(() => undefined);
    onProgress(progress);
  };
  await runAstro(expectedPages - kept.addresses.length, leaveOut(kept), onPage);
  takeOver(output, nextOutput, kept);
  preloadScripts(nextOutput);
  const { overPages } = writeScriptGraph(nextOutput);
  const policyOf = namePolicies(nextOutput);
  if (kept.samples[productSlug]) linkFolder(output, nextOutput, 'pagefind');
  else await buildStaticSearch(library, nextOutput);
  const before = takingOver ? output : undefined;
  const texts = await (packing ?? makeTextPacksBeside(library));
  await buildPacks({ library, output: nextOutput, build, texts, before, policyOf, onProgress });
  dropPackedChapters(nextOutput);
  finishWorker(nextOutput, build, overPages);
  writeNotices(nextOutput, readNotices());
  recordKept(build, code, digests);
}

/**
 * Makes pages that are current but for what administrators put on them, beside those that are served; `undefined` where
 * they show that already.
 */
export function renewNotices(edition: string): string | undefined {
  const notices = readNotices();
  if (hasNotices(output, notices)) return undefined;
  copyWithNotices(output, nextOutput, notices);
  return pagesFingerprint(edition);
}

/** A full disk is told by many programs in many words. */
function withWayOut(error: unknown): Error {
  const reason = error instanceof Error ? error.message : String(error);
  const isFull = /ENOSPC|no space left/i.test(reason);
  return new Error(
    isFull
      ? 'The pages could not be built: the disk is full. Make room (about 600 MB) and run "npm start" again. The pages in use have been left as they were.'
      : reason,
    { cause: error },
  );
}

/**
 * Puts the site that was rendered in the place of the one before, in two renames. Cut off between them or after, it is
 * run again and goes on; without a rendered site it only writes the record.
 */
export function swapPages(current: string): void {
  if (existsSync(nextOutput)) {
    if (existsSync(output)) {
      rmSync(previousOutput, { recursive: true, force: true });
      renameSync(output, previousOutput);
    }
    renameSync(nextOutput, output);
  }
  rmSync(previousOutput, { recursive: true, force: true });
  mkdirSync('.build', { recursive: true });
  writeFileSync(record, `${current}\n${measureFiles(output)}\n`);
}

/** Number and bytes of all files below a folder, by which a page that was lost or cut is noticed: a fifth of a second. */
function measureFiles(folder: string): string {
  let [count, bytes] = [0, 0];
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    count += 1;
    bytes += statSync(join(entry.parentPath, entry.name)).size;
  }
  return `${count} files, ${bytes} bytes`;
}

/** Chapters of other versions are rendered for their packs alone: as files they would be more than a deployment holds. */
function dropPackedChapters(built: string): void {
  const isFile = (name: string): boolean => staticVersions.includes(parse(name).name);
  for (const name of readdirSync(join(built, 'bible')))
    if (!isFile(name)) rmSync(join(built, 'bible', name), { recursive: true });
}

/** Astro prints a line a page; counting them drives the bar. The rest is kept for the message of a failure. */
function runAstro(expectedPages: number, environment: NodeJS.ProcessEnv, onProgress: OnProgress): Promise<void> {
  const child = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
    env: {
      ...process.env,
      ...environment,
      LEXICON_OUT: nextOutput,
      ASTRO_TELEMETRY_DISABLED: '1',
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let pages = 0;
  const last: string[] = [];
  const read = (line: string): void => {
    if (/\.(html|json|xml)\b.*\(\+/.test(line))
      onProgress({ stage: 'rendering', done: (pages += 1), total: Math.max(expectedPages, pages) });
    else last.push(line);
    if (last.length > 40) last.shift();
  };
  createInterface({ input: child.stdout }).on('line', read);
  createInterface({ input: child.stderr }).on('line', read);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The pages could not be built (astro build ended with ${code}):\n${last.join('\n')}`));
    });
  });
}
