import { cpSync, rmSync } from 'node:fs';
import { productSlug } from '#data/site/product.ts';
import { percentile } from '../checks/page-weights.ts';
import { selectOne, withWorker } from './auth.ts';
import { runtimeFigures } from './imports/runtime.ts';
import { isAnswered, nextQuery } from './imports/read-searches.ts';
import { copySite } from './imports/site-copy.ts';
import type { Bench, BenchResult } from './result.ts';
import { serveInChildProcess } from './serve-in-child-process.ts';

const folder = '.build/bench-load';
const baselineFolder = '.build/bench-load-baseline';
const connections = 200;
const floodSeconds = 30;
const soakConnections = 20;
const soakMinutes = Number(process.env['SOAK_MINUTES'] ?? 10);
/** Minutes until caches are full. Later growth may be a leak. */
const warmMinutes = Math.min(3, soakMinutes - 1);
const requestTimeoutMs = 30_000;

export const loadBench: Bench = {
  name: 'load',
  title: 'Load test',
  about: `The site as \`npm start\` serves it, with a copy of its databases. Throughput: ${connections} connections send requests for ${floodSeconds} seconds, each as soon as its last response has arrived. They request a static page, an uncached search, and an uncached results page. The baseline is a worker that only sends \`SELECT 1\` to D1. Soak test: ${soakConnections} connections request all of these in turn for ${soakMinutes} minutes, and the memory of the runtime is recorded every minute. The client runs on the same machine.`,
  run: benchLoad,
};

interface Flood {
  name: string;
  taken: number[];
  timedOut: number;
  failed: number;
  seconds: number;
}

const kinds: { name: string; next: () => string }[] = [
  { name: `\`/${productSlug}/H430\`, static page`, next: () => `/${productSlug}/H430` },
  { name: '`/api/search`, uncached', next: () => `/api/search?${nextQuery()}` },
  { name: '`/results`, uncached', next: () => `/results?${nextQuery()}` },
];

async function benchLoad(): Promise<BenchResult> {
  copySite(folder);
  try {
    const baseline = await floodBaseline();
    const { url, pid, stop } = await serveInChildProcess({ LEXICON_STATE: folder });
    try {
      const floods: Flood[] = [];
      for (const { name, next } of kinds) floods.push(await flood(name, (): string => url + next(), connections));
      const memory = await soak(url, pid);
      return resultOf([baseline, ...floods], memory);
    } finally {
      await stop();
    }
  } finally {
    for (const each of [folder, baselineFolder]) rmSync(each, { recursive: true, force: true });
  }
}

function floodBaseline(): Promise<Flood> {
  // In a separate folder, because two runtimes cannot open the same database.
  cpSync(`${folder}/v3/d1`, `${baselineFolder}/d1`, { recursive: true });
  return withWorker(selectOne, baselineFolder, ({ href }) => flood('`SELECT 1`', () => href, connections));
}

/** Sends requests on `many` connections until the time is over. */
async function flood(name: string, next: () => string, many: number, seconds = floodSeconds): Promise<Flood> {
  const result: Flood = { name, taken: [], timedOut: 0, failed: 0, seconds };
  const until = performance.now() + seconds * 1000;
  await Promise.all(
    Array.from({ length: many }, async () => {
      while (performance.now() < until) {
        const begun = performance.now();
        try {
          const response = await fetch(next(), { signal: AbortSignal.timeout(requestTimeoutMs) });
          await response.arrayBuffer();
          if (isAnswered(response)) result.taken.push(performance.now() - begun);
          else result.failed += 1;
        } catch (error) {
          if (error instanceof Error && error.name === 'TimeoutError') result.timedOut += 1;
          else result.failed += 1;
        }
      }
    }),
  );
  return result;
}

/** Memory of the runtime in megabytes, at the start and after each minute. */
async function soak(url: string, pid: number): Promise<number[]> {
  const memory = [runtimeFigures(pid).megabytes];
  let turn = 0;
  const next = (): string => {
    turn += 1;
    return url + (kinds[turn % kinds.length]?.next() ?? '/');
  };
  for (let minute = 0; minute < soakMinutes; minute += 1) {
    const { failed, timedOut } = await flood('soak', next, soakConnections, 60);
    if (failed + timedOut > 0) throw new Error(`In minute ${minute + 1} ${failed} failed and ${timedOut} timed out`);
    memory.push(runtimeFigures(pid).megabytes);
  }
  return memory;
}

function resultOf(floods: readonly Flood[], memory: readonly number[]): BenchResult {
  const [warm = Number.NaN, last = Number.NaN] = [memory[warmMinutes], memory.at(-1)];
  const sum = (of: (each: Flood) => number): number => floods.reduce((total, each) => total + of(each), 0);
  return {
    targets: [
      {
        what: `timeouts with ${connections} connections`,
        unit: 'count',
        value: sum((each) => each.timedOut),
        atMost: 0,
      },
      { what: 'failed responses', unit: 'count', value: sum((each) => each.failed), atMost: 0 },
      {
        what: `memory after ${soakMinutes} minutes relative to after ${warmMinutes} minutes`,
        unit: '×',
        value: last / warm,
        atMost: 1.1,
      },
    ],
    tables: [
      {
        title: `${connections} connections, ${floodSeconds} s`,
        columns: [
          { name: 'requests/s', unit: 'count' },
          { name: 'median', unit: 'ms' },
          { name: '95th percentile', unit: 'ms' },
          { name: 'maximum', unit: 'ms' },
        ],
        rows: floods.map(({ name, taken, seconds }) => ({
          name,
          values: [
            Math.round(taken.length / seconds),
            percentile(taken, 0.5),
            percentile(taken, 0.95),
            taken.reduce((max, each) => Math.max(max, each), 0),
          ],
        })),
      },
      {
        title: `soak test, ${soakConnections} connections`,
        columns: [{ name: 'memory of the runtime', unit: 'MB' }],
        rows: memory.map((megabytes, minute) => ({ name: `after ${minute} min`, values: [megabytes] })),
      },
    ],
    charts: [],
    notes: [],
  };
}
