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
import { askWrangler, deployDefines } from './deploy/ask-wrangler.ts';
import { diskFull, isDiskFull } from './disk-full.ts';
import { fingerprint } from './fingerprint.ts';

/** The worker as a deployment uploads it. */
export interface WorkerBundle {
  /** The file of its code. */
  script: string;
  /** What Miniflare is told of wrangler.toml: bindings, limits, files. */
  options: V4WorkerOptionsShape;
}

/** All that may go in, and what compiles it; a local site's own variables are among its options. */
const sources = [
  '{data,seeds,worker,site/views}/**/*.{ts,tsx,json}',
  'wrangler.toml',
  'package.json',
  'package-lock.json',
  '.{dev.vars,env}*',
];

const kept = '.build/bundle';

/** Whether the sources are those that the kept bundle was made of. */
export function isWorkerBundled(): boolean {
  return existsSync(folderOf(deployDefines()));
}

/**
 * Bundles the worker by wrangler's own dry run of a deployment (2 s), once for each state of its sources. Throws what
 * wrangler said where it could not.
 */
export async function bundleWorker(): Promise<WorkerBundle> {
  const defines = deployDefines();
  const folder = folderOf(defines);
  if (!existsSync(folder)) await writeBundle(folder, defines);
  return readBundle(folder);
}

/** The worker to be served: where it cannot be bundled, the one that was served before. */
export async function bundleToServe(): Promise<WorkerBundle> {
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

/** The last that is whole. */
function lastBundle(): string | undefined {
  if (!existsSync(kept)) return undefined;
  return readdirSync(kept)
    .filter((name) => !name.includes('.'))
    .map((name) => join(kept, name))
    .toSorted((a, b) => statSync(a).mtimeMs - statSync(b).mtimeMs)
    .at(-1);
}

function folderOf(defines: readonly string[]): string {
  return join(kept, fingerprint(sources, ...defines).slice(0, 16));
}

async function writeBundle(folder: string, defines: readonly string[]): Promise<void> {
  try {
    mkdirSync(kept, { recursive: true });
    // Tests that need it begin beside each other, and each makes it where none has yet.
    const making = mkdtempSync(`${folder}.`);
    try {
      await bundleInto(making, defines);
      if (!existsSync(folder)) renameSync(making, folder);
    } finally {
      rmSync(making, { recursive: true, force: true });
    }
  } catch (error) {
    if (isDiskFull(error))
      throw diskFull('The worker could not be bundled', '20 MB', 'The one in use has been left as it was.', error);
    throw error;
  }
  removeOthers(folder);
}

async function bundleInto(making: string, defines: readonly string[]): Promise<void> {
  // In the place of the pages, which need not stand yet, and whose files wrangler would look at one by one.
  const noPages = join(making, 'no-pages');
  mkdirSync(noPages);
  const said = await askWrangler('deploy', '--dry-run', '--outdir', making, '--assets', noPages, ...defines);
  if (!said.succeeded) throw new Error(`The worker could not be bundled:\n${said.all}`);
  // Loaded here alone: it takes a second, and memory for as long as a site is served.
  const { unstable_getMiniflareWorkerOptions: readOptions } = await import('wrangler');
  // Rules for modules are for whoever bundles.
  const { modulesRules: _, ...options } = readOptions('wrangler.toml').workerOptions;
  writeFileSync(join(making, 'options.json'), JSON.stringify(options));
}

/** Of other sources, and what was left half made. */
function removeOthers(folder: string): void {
  for (const name of readdirSync(kept)) {
    const path = join(kept, name);
    if (!path.startsWith(folder)) rmSync(path, { recursive: true, force: true });
  }
}
