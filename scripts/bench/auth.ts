import { cpSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { percentile } from '../checks/page-weights.ts';
import { workerBindings } from '../checks/worker-bindings.ts';
import { serveBuiltFile } from './serve-built-file.ts';
import { bundle, libraryId, stateId } from './api.ts';
import { targetOf, type Bench, type BenchResult } from './result.ts';
import { summary } from './summary.ts';

/** A copy, because workerd locks a database. */
const stateFolder = '.build/bench-auth';
const baselineFolder = '.build/bench-auth-baseline';
const blocks = 20;
const callsABlock = 50;
const warmUps = 100;
/** Below the limit of ten attempts per username. */
const signIns = 8;
const password = 'a bench in the shade';
/** Linux counts the time of processes in hundredths of a second. */
const ticksASecond = 100;

/** The smallest worker that queries D1: what a request costs before any work. */
export const selectOne = `export default {
  async fetch(request, env) {
    return Response.json(await env.APP.prepare('SELECT 1').first());
  },
};`;

export const authBench: Bench = {
  name: 'auth',
  title: 'Authentication',
  about: `The production worker in workerd with a copy of the local database. The benchmark measures the CPU time of the runtime for ${signIns} sign-ins with a password; the latency of rejected sign-ins, alternating between a wrong password and an unknown username; and the latency of \`/api/user\` for a signed-in user, in ${blocks} blocks of ${callsABlock} requests. Each block alternates with a block of the baseline, a worker that only sends \`SELECT 1\` to D1. The ratio is computed for each pair of blocks, so that other load on the machine affects both.`,
  run: benchAuth,
};

async function benchAuth(): Promise<BenchResult> {
  rmSync(stateFolder, { recursive: true, force: true });
  cpSync('.wrangler/state/v3/d1', `${stateFolder}/d1`, { recursive: true });
  // In a separate folder, because two runtimes cannot open the same database.
  cpSync(`${stateFolder}/d1`, `${baselineFolder}/d1`, { recursive: true });
  const measured = await withWorker(selectOne, baselineFolder, async (baseline) =>
    withWorker(await bundle(), stateFolder, async (url) => {
      const username = `bench${Date.now() % 1e9}`;
      const cookie = cookieOf(await post(new URL('/api/register', url), { username, password }));
      const login = new URL('/api/login', url);
      const before = runtimeSeconds();
      for (let index = 0; index < signIns; index += 1) await post(login, { username, password });
      const cpu = (runtimeSeconds() - before) / signIns;
      return {
        cpu,
        refusals: await timeRefusals(login, username),
        pairs: await timeAlternately(baseline, url, cookie),
      };
    }),
  );
  for (const folder of [stateFolder, baselineFolder]) rmSync(folder, { recursive: true, force: true });
  const { cpu, refusals, pairs } = measured;
  const baseline = pairs.flatMap((pair) => pair.baseline);
  const signedIn = pairs.flatMap((pair) => pair.signedIn);
  const ratios = summary(pairs.map((pair) => percentile(pair.signedIn, 0.5) / percentile(pair.baseline, 0.5)));
  const [unknown, wrong] = [percentile(refusals.unknown, 0.5), percentile(refusals.wrong, 0.5)];
  return {
    targets: [
      { what: 'CPU time of a sign-in with a password', unit: 's', value: cpu, atMost: 0.5 },
      targetOf('`/api/user`, latency relative to `SELECT 1`', '×', ratios, { atMost: 2 }),
      {
        what: 'rejected sign-in, unknown username relative to wrong password',
        unit: '×',
        value: unknown / wrong,
        atLeast: 0.9,
        atMost: 1.1,
      },
    ],
    tables: [
      {
        title: 'request',
        columns: [
          { name: 'median', unit: 'ms' },
          { name: '95th percentile', unit: 'ms' },
        ],
        rows: [
          { name: '`SELECT 1`', values: [percentile(baseline, 0.5), percentile(baseline, 0.95)] },
          { name: '`/api/user`, signed in', values: [percentile(signedIn, 0.5), percentile(signedIn, 0.95)] },
          { name: 'rejected sign-in, wrong password', values: [wrong, percentile(refusals.wrong, 0.95)] },
          { name: 'rejected sign-in, unknown username', values: [unknown, percentile(refusals.unknown, 0.95)] },
        ],
      },
    ],
    charts: [],
    notes: [],
  };
}

/** Milliseconds of rejected sign-ins, each from a different network, because attempts are rate limited. */
async function timeRefusals(login: URL, username: string): Promise<{ wrong: number[]; unknown: number[] }> {
  const times = { wrong: [] as number[], unknown: [] as number[] };
  for (let index = 0; index < signIns; index += 1) {
    for (const [kind, name] of [['wrong', username] as const, ['unknown', `nobody${index}`] as const]) {
      const headers = {
        'Content-Type': 'application/json',
        Origin: login.origin,
        'CF-Connecting-IP': `10.0.${index}.1`,
      };
      const body = JSON.stringify({ username: name, password: 'not the right one' });
      const begun = performance.now();
      const response = await fetch(login, { method: 'POST', headers, body });
      await response.arrayBuffer();
      if (response.status !== 401) throw new Error(`A wrong sign-in was answered with status ${response.status}`);
      times[kind].push(performance.now() - begun);
    }
  }
  return times;
}

/** Blocks of requests that alternate between the two workers. */
async function timeAlternately(
  baseline: URL,
  site: URL,
  cookie: string,
): Promise<{ baseline: number[]; signedIn: number[] }[]> {
  const user = new URL('/api/user', site);
  await timeRequests(baseline, '', warmUps);
  await timeRequests(user, cookie, warmUps);
  const pairs = [];
  for (let block = 0; block < blocks; block += 1)
    pairs.push({
      baseline: await timeRequests(baseline, '', callsABlock),
      signedIn: await timeRequests(user, cookie, callsABlock),
    });
  return pairs;
}

/** Runs a worker with the databases of a folder, without a development proxy, for as long as `run` takes. */
export async function withWorker<Result>(
  script: string,
  folder: string,
  run: (url: URL) => Promise<Result>,
): Promise<Result> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script,
      compatibilityDate: '2026-11-01',
      compatibilityFlags: ['nodejs_compat'],
      resourcePersistencePath: folder,
      d1Databases: { LIBRARY: libraryId(), APP: stateId() },
      serviceBindings: { ASSETS: serveBuiltFile },
      ...(script !== selectOne && workerBindings),
    }),
  );
  try {
    return await run(await miniflare.ready);
  } finally {
    await miniflare.dispose();
  }
}

/** Milliseconds of sequential requests. */
export async function timeRequests(url: URL, cookie: string, calls: number): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < calls; index += 1) {
    const begun = performance.now();
    const response = await fetch(url, { headers: { Cookie: cookie } });
    if (!response.ok) throw new Error(`${url.pathname} responded with status ${response.status}`);
    await response.arrayBuffer();
    times.push(performance.now() - begun);
  }
  return times;
}

async function post(url: URL, body: object): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', Origin: url.origin };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok)
    throw new Error(`${url.pathname} responded with status ${response.status}: ${await response.text()}`);
  return response;
}

function cookieOf(response: Response): string {
  return response.headers.get('Set-Cookie')?.split(';')[0] ?? '';
}

/** CPU seconds of the runtimes that this process started. Available only on Linux. */
function runtimeSeconds(): number {
  let ticks = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      // "pid (name) state parent …": fields 14 and 15 are user and system time.
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const [name = '', rest = ''] = [
        stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')')),
        stat.slice(stat.lastIndexOf(')') + 2),
      ];
      const fields = rest.split(' ');
      if (name === 'workerd' && Number(fields[1]) === process.pid) ticks += Number(fields[11]) + Number(fields[12]);
    } catch {
      // The process has already ended.
    }
  }
  return ticks / ticksASecond;
}
