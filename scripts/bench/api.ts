import { cpSync, readFileSync, rmSync } from 'node:fs';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { productSlug } from '#data/site/product.ts';
import { percentile } from '../checks/page-weights.ts';
import { workerBindings } from '../checks/worker-bindings.ts';
import { bundleWorker } from '../worker-bundle.ts';
import { answerBuilt } from './answer-built.ts';
import type { Bench, BenchResult, Target } from './result.ts';
import { queries } from './search-queries.ts';
import { statementsAlone } from './statements-alone.ts';

/** A copy, because workerd locks a database, so a site that is being served would conflict. */
const stateFolder = '.build/bench-state';
const warmUps = 100;
const latencyRequests = 500;
const parallelRequests = 1_000;
/** As in the measurement of the floor in the targets. */
const connections = 10;

/** The smallest worker that queries D1: what a request costs before any work. */
const selectOne = `export default {
  async fetch(request, env) {
    return Response.json(await env.LIBRARY.prepare('SELECT 1').first());
  },
};`;

/** The mix of searches for the design's figures, each once from D1 and once as a deployment responds. */
const searches = `/api/search, ${queries.length} searches`;
const cachedSearches = `${searches}, from the edge cache`;
/** For comparison, the time that D1 takes for only their statements. */
const bareSearches = 'the statements of these searches alone';
const searchPaths = queries.map(([text]) => `/api/search?q=${encodeURIComponent(text)}`);

/** The requests: one path, or several in turn. */
interface Call {
  name: string;
  paths: string[];
  /** Served from the edge cache. Other requests have none, so that D1 is queried each time. */
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
  { name: '/api/search?q=gold, from the edge cache', paths: ['/api/search?q=gold'], isCached: true },
  {
    name: '/api/suggest, 4 starts',
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
  title: 'The API compared with D1’s own floor',
  about: `The production worker, and a second worker that only sends \`SELECT 1\` to D1: the cost of a request before any work. Both run in workerd on the local database, without a development proxy, in turns: ${latencyRequests} requests in sequence, then ${parallelRequests.toLocaleString('en')} with ${connections} connections. The client's own time is included. “Edge cache” answers come from the cache of the edge, as in a deployment if the same request came within ten minutes. The others query D1 each time. “The statements alone” is the time of D1 for the same searches, without code of the site.`,
  run: () => benchApi(),
};

/** Needs a published library. */
async function benchApi(runs = 3): Promise<BenchResult> {
  rmSync(stateFolder, { recursive: true, force: true });
  cpSync('.wrangler/state/v3/d1', `${stateFolder}/d1`, { recursive: true });
  const worker = await bundle();
  const floor: Timing[] = [];
  const bareTimings: Timing[] = [];
  const timings = calls.map((): Timing[] => []);
  for (let run = 0; run < runs; run += 1) {
    floor.push(await measure(selectOne, { name: 'SELECT 1', paths: ['/'] }));
    bareTimings.push(await measure(statementsAlone(), { name: bareSearches, paths: searchPaths }));
    for (const [index, call] of calls.entries()) timings[index]?.push(await measure(worker, call, workerBindings));
  }
  rmSync(stateFolder, { recursive: true, force: true });
  const base = middle(floor);
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
        what: `\`${name}\`, median compared with \`SELECT 1\``,
        unit: '×',
        value: mix.median / base.median,
        atMost: 1.5,
      },
      { what: `\`${name}\`, 95th percentile`, unit: '×', value: mix.p95 / base.p95, atMost: 2 },
      {
        what: `\`${name}\`, requests a second at ${connections} connections`,
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
        title: 'call',
        columns: [
          { name: 'median', unit: 'ms' },
          { name: '95th', unit: 'ms' },
          { name: 'median', unit: '×' },
          { name: '95th', unit: '×' },
          { name: 'requests/s', unit: 'count' },
          { name: 'requests/s', unit: '×' },
        ],
        rows: rows.map(({ name, timing: { median, p95, requestsASecond } }) => ({
          name: name === bareSearches ? name : `\`${name}\``,
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
        title: 'A call to the API',
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
      `Where D1 is asked, the statements of a search alone take ${(bare.median / base.median).toFixed(2)} times \`SELECT 1\`, and ${(bare.p95 / base.p95).toFixed(2)} times in the 95th percentile: no code of the site can be quicker. What comes compared with them is the answer itself, 20 kB of JSON for 30 verses, and putting it into the edge's cache.`,
    ],
  };
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
      serviceBindings: { ASSETS: answerBuilt },
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

/** The second is the site's state. */
export function stateId(): string {
  return databaseId(1);
}

function databaseId(index: number): string {
  const ids = [...readFileSync('wrangler.toml', 'utf8').matchAll(/^database_id = "(.*)"$/gm)].map(([, id]) => id);
  const id = ids[index];
  if (!id) throw new Error(`wrangler.toml names ${ids.length} databases by database_id`);
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

async function request(url: URL): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url.pathname} answered ${response.status}: is the library published?`);
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
