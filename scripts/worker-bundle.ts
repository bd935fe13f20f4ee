import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { V4WorkerOptionsShape } from 'miniflare';
import { captureWrangler, deployDefines } from './deploy/run-wrangler-json.ts';
import { diskFullError, isDiskFull } from './disk-full.ts';
import { fingerprint } from './fingerprint.ts';

/** The worker as a deployment uploads it. */
export interface WorkerBundle {
  /** The path of its script. */
  script: string;
  /** The Miniflare options from wrangler.toml: bindings, limits, files. */
  options: V4WorkerOptionsShape;
}

/** Everything that may go into the bundle, and what compiles it. A local site's own variables are among its options. */
const sources = [
  '{data,seeds,worker,site/views}/**/*.{ts,tsx,json}',
  'wrangler.toml',
  'package.json',
  'package-lock.json',
  '.{dev.vars,env}*',
];

const bundlesFolder = '.build/bundle';

/** Whether the stored bundle was built from the current sources. */
export function isWorkerBundled(): boolean {
  return existsSync(folderOf(deployDefines()));
}

/**
 * Bundles the worker with wrangler's dry run of a deployment (2 s), once for each state of its sources. Throws
 * wrangler's message if it fails.
 */
export async function bundleWorker(): Promise<WorkerBundle> {
  const defines = deployDefines();
  const folder = folderOf(defines);
  if (!existsSync(folder)) await writeBundle(folder, defines);
  return readBundle(folder);
}

/** The worker to serve. If it cannot be bundled, this is the last bundle. */
export async function bundleOrLast(): Promise<WorkerBundle> {
  try {
    return await bundleWorker();
  } catch (error) {
    const before = lastBundle();
    if (before === undefined) throw error;
    return readBundle(before);
  }
}

function readBundle(folder: string): WorkerBundle {
  return {
    script: join(folder, 'index.js'),
    options: JSON.parse(readFileSync(join(folder, 'options.json'), 'utf8')) as V4WorkerOptionsShape,
  };
}

/** The last complete bundle. */
function lastBundle(): string | undefined {
  if (!existsSync(bundlesFolder)) return undefined;
  return readdirSync(bundlesFolder)
    .filter((name) => !name.includes('.'))
    .map((name) => join(bundlesFolder, name))
    .toSorted((a, b) => statSync(a).mtimeMs - statSync(b).mtimeMs)
    .at(-1);
}

function folderOf(defines: readonly string[]): string {
  return join(bundlesFolder, fingerprint(sources, ...defines).slice(0, 16));
}

async function writeBundle(folder: string, defines: readonly string[]): Promise<void> {
  try {
    mkdirSync(bundlesFolder, { recursive: true });
    // Tests that need a bundle start at the same time, and each builds it if there is none yet.
    const making = mkdtempSync(`${folder}.`);
    try {
      await bundleInto(making, defines);
      if (!existsSync(folder)) renameSync(making, folder);
    } finally {
      rmSync(making, { recursive: true, force: true });
    }
  } catch (error) {
    if (isDiskFull(error))
      throw diskFullError('The worker could not be bundled', '20 MB', 'The bundle in use is unchanged.', error);
    throw error;
  }
  removeOthers(folder);
}

async function bundleInto(making: string, defines: readonly string[]): Promise<void> {
  // Replaces the pages, which may not exist yet and whose files wrangler would inspect one by one.
  const noPages = join(making, 'no-pages');
  mkdirSync(noPages);
  const output = await captureWrangler('deploy', '--dry-run', '--outdir', making, '--assets', noPages, ...defines);
  if (!output.succeeded) throw new Error(`The worker could not be bundled:\n${output.all}`);
  // Imported only here, because it takes a second, and memory for as long as the site is served.
  const { unstable_getMiniflareWorkerOptions: readOptions } = await import('wrangler');
  // Only the bundler needs rules for modules.
  const { modulesRules: _, ...options } = readOptions('wrangler.toml').workerOptions;
  writeFileSync(join(making, 'options.json'), JSON.stringify(options));
}

/** Removes bundles of other sources and incomplete ones. */
function removeOthers(folder: string): void {
  for (const name of readdirSync(bundlesFolder)) {
    const path = join(bundlesFolder, name);
    if (!path.startsWith(folder)) rmSync(path, { recursive: true, force: true });
  }
}
