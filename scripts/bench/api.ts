import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { productSlug } from '#data/model/product.ts';
import { percentile } from '../checks/page-weights.ts';
import { queries } from './search.ts';

const bundleFolder = '.build/bench-worker';
/** A copy, since workerd locks a database: a site that is being served would stand in the way. */
const stateFolder = '.build/bench-state';
const warmUps = 100;
const latencyRequests = 500;
const parallelRequests = 1_000;
/** As the floor in the targets was measured. */
const connections = 10;

/** The smallest worker that asks D1 anything: what a call costs before any work. */
const selectOne = `export default {
  async fetch(request, env) {
    return Response.json(await env.LIBRARY.prepare('SELECT 1').first());
  },
};`;

/** What is asked: one path, or several in turn. */
interface Call {
  name: string;
  paths: string[];
  /** Answered by the edge's cache; elsewhere there is none, so that D1 is asked each time. */
  kept?: boolean;
}

const calls: Call[] = [
  ...[`/api/${productSlug}/H430`, `/api/${productSlug}/search?query=love`, '/api/strongs/search-by-number/H430', '/results?q=gold'].map((path) => ({ name: path, paths: [path] })),
  { name: `/api/search, ${queries.length} searches`, paths: queries.map(([text]) => `/api/search?q=${encodeURIComponent(text)}`) },
  { name: '/api/search?q=gold', paths: ['/api/search?q=gold'] },
  { name: '/api/search?q=gold, kept at the edge', paths: ['/api/search?q=gold'], kept: true },
  { name: '/api/suggest, 4 starts', paths: ['lo', 'fait', 'h43', 'gen 2'].map((text) => `/api/suggest?q=${encodeURIComponent(text)}`) },
];

interface Timing {
  /** Milliseconds, one request after another. */
  median: number;
  p95: number;
  /** With {@link connections} requests at a time. */
  requestsASecond: number;
}

/**
 * The production worker and a worker that only asks `SELECT 1`, both in workerd over the local database and without
 * wrangler's development proxy, measured turn about. The client's own time is in every figure.
 * Needs a published library; answers lines to print.
 */
export async function benchApi(runs = 3): Promise<string[]> {
  rmSync(stateFolder, { recursive: true, force: true });
  cpSync('.wrangler/state/v3/d1', `${stateFolder}/d1`, { recursive: true });
  const worker = bundle();
  const floor: Timing[] = [];
  const timings = calls.map((): Timing[] => []);
  for (let run = 0; run < runs; run += 1) {
    floor.push(await measure(selectOne, { name: 'SELECT 1', paths: ['/'] }));
    for (const [index, call] of calls.entries()) timings[index]?.push(await measure(worker, call));
  }
  for (const folder of [bundleFolder, stateFolder]) rmSync(folder, { recursive: true, force: true });
  const base = middle(floor);
  const rows = [row('SELECT 1', base, base), ...calls.map(({ name }, index) => row(name, middle(timings[index] ?? []), base))];
  return [`${'call'.padEnd(40)}   median      p95   ratio   ratio  requests/s   ratio`, ...rows];
}

/** As it would be deployed. */
function bundle(): string {
  const command = ['node_modules/wrangler/bin/wrangler.js', 'deploy', '--dry-run', '--outdir', bundleFolder];
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8', env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' } });
  if (status !== 0) throw new Error(`The worker could not be bundled; is the site built?\n${stderr.slice(-2000)}`);
  return readFileSync(`${bundleFolder}/index.js`, 'utf8');
}

async function measure(script: string, { paths, kept = false }: Call): Promise<Timing> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script,
      compatibilityDate: '2026-11-01',
      resourcePersistencePath: stateFolder,
      cache: kept,
      d1Databases: { LIBRARY: libraryId() },
      // A page is filled into its shell; the shell's own time is not what is measured.
      serviceBindings: { ASSETS: () => new Response('<ol data-slot="results"></ol>', { headers: { 'Content-Type': 'text/html' } }) },
    }),
  );
  try {
    const url = await miniflare.ready;
    return await timeCall(paths.map((path) => new URL(path, url)));
  } finally {
    await miniflare.dispose();
  }
}

/** As wrangler.toml names it; the first database there is the library. */
export function libraryId(): string {
  const id = /^database_id = "(.*)"$/m.exec(readFileSync('wrangler.toml', 'utf8'))?.[1];
  if (!id) throw new Error('wrangler.toml names no database_id');
  return id;
}

async function timeCall(urls: readonly URL[]): Promise<Timing> {
  const inTurn = (index: number): URL => urls[index % urls.length] ?? new URL('/', urls[0]);
  for (let index = 0; index < warmUps; index += 1) await ask(inTurn(index));
  const taken: number[] = [];
  for (let index = 0; index < latencyRequests; index += 1) {
    const begun = performance.now();
    await ask(inTurn(index));
    taken.push(performance.now() - begun);
  }
  const begun = performance.now();
  await Promise.all(Array.from({ length: connections }, async () => {
    for (let index = 0; index < parallelRequests / connections; index += 1) await ask(inTurn(index));
  }));
  const seconds = (performance.now() - begun) / 1000;
  return { median: percentile(taken, 0.5), p95: percentile(taken, 0.95), requestsASecond: parallelRequests / seconds };
}

async function ask(url: URL): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url.pathname} answered ${response.status}: is the library published?`);
  await response.arrayBuffer();
}

/** The run with the middle median. */
function middle(timings: readonly Timing[]): Timing {
  const sorted = [...timings].sort((a, b) => a.median - b.median);
  return sorted[Math.floor(sorted.length / 2)] ?? { median: Number.NaN, p95: Number.NaN, requestsASecond: Number.NaN };
}

const milliseconds = (value: number): string => `${value.toFixed(2)} ms`.padStart(9);
const times = (value: number): string => `${value.toFixed(2)}×`.padStart(8);

function row(name: string, { median, p95, requestsASecond }: Timing, base: Timing): string {
  const latency = `${milliseconds(median)}${milliseconds(p95)}${times(median / base.median)}${times(p95 / base.p95)}`;
  return `${name.padEnd(40)}${latency}${requestsASecond.toFixed(0).padStart(12)}${times(requestsASecond / base.requestsASecond)}`;
}
