import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { createInterface } from 'node:readline';
import { staticVersions } from '#data/model/static-versions.ts';
import { fingerprint } from '../fingerprint.ts';
import { libraryPath } from '../library/paths.ts';
import type { OnProgress } from '../progress.ts';
import { buildPacks } from './packs/build-packs.ts';
import { finishWorker } from './shell/finish-worker.ts';
import { buildStaticSearch } from './static-search/build-static-search.ts';

const output = 'dist';
const nextOutput = 'dist.next';
const previousOutput = 'dist.previous';
const record = '.build/pages.txt';
/** Of the fingerprint, which names a build on devices and in a header of every answer. */
const buildDigits = 16;

/** Everything that a page is made of, beside the library. */
const ingredients = ['site/**', 'data/{model,markup,contract,schema,hebrew}/**', 'seeds/**', 'scripts/pages/{static-search,packs,shell}/*.ts', 'astro.config.mjs', 'package-lock.json'];

/** Also counts what the environment may change about a page. */
function pagesFingerprint(edition: string): string {
  const { PRODUCT_NAME = '', PRODUCT_SLUG = '', SITE_URL = '' } = process.env;
  return fingerprint(ingredients, edition, PRODUCT_NAME, PRODUCT_SLUG, SITE_URL);
}

/** Whether `dist` was built from this edition of the library and from the code as it stands. */
export function arePagesCurrent(edition: string): boolean {
  return existsSync(`${output}/edition.json`) && existsSync(record) && readFileSync(record, 'utf8') === pagesFingerprint(edition);
}

/**
 * Renders the whole site beside the one that is being served and puts it in its place when it is whole.
 * `expectedPages` only scales the bar.
 */
export async function buildPages(edition: string, expectedPages: number, onProgress: OnProgress): Promise<void> {
  const current = pagesFingerprint(edition);
  rmSync(nextOutput, { recursive: true, force: true });
  await runAstro(expectedPages, onProgress);
  const library = process.env['LEXICON_LIBRARY'] ?? libraryPath;
  const build = current.slice(0, buildDigits);
  await buildStaticSearch(library, nextOutput);
  await buildPacks(library, nextOutput, build, onProgress);
  dropPackedChapters(nextOutput);
  finishWorker(nextOutput, build);
  rmSync(previousOutput, { recursive: true, force: true });
  if (existsSync(output)) renameSync(output, previousOutput);
  renameSync(nextOutput, output);
  rmSync(previousOutput, { recursive: true, force: true });
  mkdirSync('.build', { recursive: true });
  writeFileSync(record, current);
}

/** Chapters of other versions are rendered for their packs alone: as files they would be more than a deployment holds. */
function dropPackedChapters(built: string): void {
  const isFile = (name: string): boolean => staticVersions.includes(parse(name).name);
  for (const name of readdirSync(join(built, 'bible'))) if (!isFile(name)) rmSync(join(built, 'bible', name), { recursive: true });
}

/** Astro prints a line a page; counting them drives the bar. The rest is kept for the message of a failure. */
function runAstro(expectedPages: number, onProgress: OnProgress): Promise<void> {
  const child = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
    env: { ...process.env, LEXICON_OUT: nextOutput, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let pages = 0;
  const last: string[] = [];
  const read = (line: string): void => {
    if (/\.(html|json|xml)\b.*\(\+/.test(line)) onProgress({ stage: 'rendering', done: (pages += 1), total: Math.max(expectedPages, pages) });
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
