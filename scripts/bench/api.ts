import { cpSync, readFileSync, rmSync } from 'node:fs';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { productSlug } from '#data/site/product.ts';
import { percentile } from '../checks/page-weights.ts';
import { workerBindings } from '../checks/worker-bindings.ts';
import { bundleWorker } from '../worker-bundle.ts';
import { serveBuiltFile } from './serve-built-file.ts';
import type { Bench, BenchResult, Target } from './result.ts';
import { queries } from './search-queries.ts';
import { sqlOnlyWorker } from './sql-only-worker.ts';

/** A copy, because workerd locks a database, and would conflict with a site that is being served. */
const stateFolder = '.build/bench-state';
const warmUps = 100;
const latencyRequests = 500;
const parallelRequests = 1_000;
/** The targets were set with this number. */
const connections = 10;

/** The smallest worker that queries D1: what a request costs before any work. */
const selectOne = `export default {
  async fetch(request, env) {
    return Response.json(await env.LIBRARY.prepare('SELECT 1').first());
  },
};`;

/** The queries to which the targets apply, each once without and once with the edge cache. */
const searches = `/api/search, ${queries.length} searches`;
const cachedSearches = `${searches}, edge cache hit`;
/** For comparison, the time of D1 for their statements only. */
const bareSearches = `SQL of the ${queries.length} searches only`;
const searchPaths = queries.map(([text]) => `/api/search?q=${encodeURIComponent(text)}`);

/** Requests for one path, or for several in turn. */
interface Call {
  name: string;
  paths: string[];
  /** With an edge cache. Without it, each request queries D1. */
  isCached?: boolean;
}

const calls: Call[] = [
  ...[
    `/api/${productSlug}/H430`,
    `/api/${productSlug}/search?query=love`,
    '/api/strongs/search-by-number/H430',
    '/results?q=gold',
  ].map((path) => ({ name: path, paths: [path] })),
  { name: searches, paths: searchPaths },
  { name: cachedSearches, paths: searchPaths, isCached: true },
  { name: '/api/search?q=gold', paths: ['/api/search?q=gold'] },
  { name: '/api/search?q=gold, edge cache hit', paths: ['/api/search?q=gold'], isCached: true },
  {
    name: '/api/suggest, 4 prefixes',
    paths: ['lo', 'fait', 'h43', 'gen 2'].map((text) => `/api/suggest?q=${encodeURIComponent(text)}`),
  },
];

interface Timing {
  /** Milliseconds, one request after another. */
  median: number;
  p95: number;
  worst: number;
  /** With {@link connections} concurrent requests. */
  requestsASecond: number;
}

export const apiBench: Bench = {
  name: 'api',
  title: 'API latency compared with a D1 baseline',
  about: `The production worker, compared with a baseline worker that only sends \`SELECT 1\` to D1. Both run alternately in workerd on the local database, without a development proxy: ${latencyRequests} sequential requests, then ${parallelRequests.toLocaleString('en')} requests on ${connections} connections. The times include the client. “Relative” is divided by the figure of \`SELECT 1\`. “Edge cache hit” responses come from the edge cache, as in a deployment if the same request was sent within the last ten minutes. All other requests query D1. “SQL of the ${queries.length} searches only” is the time of D1 for the same searches, without the code of the site.`,
  run: () => benchApi(),
};

/** Needs a published library. */
async function benchApi(runs = 3): Promise<BenchResult> {
  rmSync(stateFolder, { recursive: true, force: true });
  cpSync('.wrangler/state/v3/d1', `${stateFolder}/d1`, { recursive: true });
  const worker = await bundle();
  const baseline: Timing[] = [];
  const bareTimings: Timing[] = [];
  const timings = calls.map((): Timing[] => []);
  for (let run = 0; run < runs; run += 1) {
    baseline.push(await measure(selectOne, { name: 'SELECT 1', paths: ['/'] }));
    bareTimings.push(await measure(sqlOnlyWorker(), { name: bareSearches, paths: searchPaths }));
    for (const [index, call] of calls.entries()) timings[index]?.push(await measure(worker, call, workerBindings));
  }
  rmSync(stateFolder, { recursive: true, force: true });
  const base = middle(baseline);
  const bare = middle(bareTimings);
  const rows = [
    { name: 'SELECT 1', timing: base },
    { name: bareSearches, timing: bare },
    ...calls.map(({ name }, index) => ({ name, timing: middle(timings[index] ?? []) })),
  ];
  const targetsOf = (name: string): Target[] => {
    const mix = rows.find((row) => row.name === name)?.timing ?? base;
    return [
      {
        what: `${inCode(name)}, median latency relative to \`SELECT 1\``,
        unit: '×',
        value: mix.median / base.median,
        atMost: 1.5,
      },
      {
        what: `${inCode(name)}, 95th percentile relative to \`SELECT 1\``,
        unit: '×',
        value: mix.p95 / base.p95,
        atMost: 2,
      },
      {
        what: `${inCode(name)}, throughput with ${connections} connections relative to \`SELECT 1\``,
        unit: '×',
        value: mix.requestsASecond / base.requestsASecond,
        atLeast: 0.5,
      },
    ];
  };
  return {
    targets: [...targetsOf(cachedSearches), ...targetsOf(searches)],
    tables: [
      {
        title: 'request',
        columns: [
          { name: 'median', unit: 'ms' },
          { name: '95th percentile', unit: 'ms' },
          { name: 'median, relative', unit: '×' },
          { name: '95th percentile, relative', unit: '×' },
          { name: 'requests/s', unit: 'count' },
          { name: 'requests/s, relative', unit: '×' },
        ],
        rows: rows.map(({ name, timing: { median, p95, requestsASecond } }) => ({
          name: name === bareSearches ? name : inCode(name),
          values: [
            median,
            p95,
            median / base.median,
            p95 / base.p95,
            Math.round(requestsASecond),
            requestsASecond / base.requestsASecond,
          ],
        })),
      },
    ],
    charts: [
      {
        kind: 'spans',
        name: 'api',
        title: 'API latency',
        unit: 'ms',
        spans: rows.map(({ name, timing: { median, p95, worst } }) => ({
          name,
          median,
          p95,
          worst,
          isOurs: name !== 'SELECT 1' && name !== bareSearches,
        })),
      },
    ],
    notes: [
      `Without the edge cache, the SQL of a search takes ${(bare.median / base.median).toFixed(2)} times \`SELECT 1\`, and ${(bare.p95 / base.p95).toFixed(2)} times in the 95th percentile. This is the lower bound for such a request. The rest is creating the response, 20 kB of JSON for 30 verses, and writing it to the edge cache.`,
    ],
  };
}

/** The path of a request as Markdown code, without what follows a comma. */
function inCode(name: string): string {
  return name.replace(/^[^,]+/, '`$&`');
}

/** The worker's code as it would be deployed. */
export async function bundle(): Promise<string> {
  return readFileSync((await bundleWorker()).script, 'utf8');
}

async function measure(script: string, { paths, isCached = false }: Call, bindings: object = {}): Promise<Timing> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script,
      compatibilityDate: '2026-11-01',
      compatibilityFlags: ['nodejs_compat'],
      resourcePersistencePath: stateFolder,
      cacheAPI: isCached,
      d1Databases: { LIBRARY: libraryId(), APP: stateId() },
      ...bindings,
      serviceBindings: { ASSETS: serveBuiltFile },
    }),
  );
  try {
    const url = await miniflare.ready;
    return await timeCall(paths.map((path) => new URL(path, url)));
  } finally {
    await miniflare.dispose();
  }
}

/** The id in wrangler.toml. The first database there is the library. */
export function libraryId(): string {
  return databaseId(0);
}

/** The second database there is the application state. */
export function stateId(): string {
  return databaseId(1);
}

function databaseId(index: number): string {
  const ids = [...readFileSync('wrangler.toml', 'utf8').matchAll(/^database_id = "(.*)"$/gm)].map(([, id]) => id);
  const id = ids[index];
  if (!id) throw new Error(`wrangler.toml has only ${ids.length} lines with database_id`);
  return id;
}

async function timeCall(urls: readonly URL[]): Promise<Timing> {
  const inTurn = (index: number): URL => urls[index % urls.length] ?? new URL('/', urls[0]);
  for (let index = 0; index < warmUps; index += 1) await request(inTurn(index));
  const times: number[] = [];
  for (let index = 0; index < latencyRequests; index += 1) {
    const begun = performance.now();
    await request(inTurn(index));
    times.push(performance.now() - begun);
  }
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (let index = 0; index < parallelRequests / connections; index += 1) await request(inTurn(index));
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  return {
    median: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    worst: Math.max(...times),
    requestsASecond: parallelRequests / seconds,
  };
}

/** Reads a whole response. Throws if it is a redirect or an error. */
export async function request(url: URL): Promise<void> {
  const response = await fetch(url, { redirect: 'error' });
  if (!response.ok)
    throw new Error(`${url.pathname} responded with status ${response.status}. Is the library published?`);
  await response.arrayBuffer();
}

/** The run with the middle median. */
function middle(timings: readonly Timing[]): Timing {
  const sorted = [...timings].sort((a, b) => a.median - b.median);
  return (
    sorted[Math.floor(sorted.length / 2)] ?? {
      median: Number.NaN,
      p95: Number.NaN,
      worst: Number.NaN,
      requestsASecond: Number.NaN,
    }
  );
}
