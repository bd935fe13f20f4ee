import { cpSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { percentile } from '../checks/page-weights.ts';
import { workerBindings } from '../checks/worker-bindings.ts';
import { answerBuilt } from './answer-built.ts';
import { bundle, libraryId, stateId } from './api.ts';
import { targetOf, type Bench, type BenchResult } from './result.ts';
import { summary } from './summary.ts';

/** A copy, because workerd locks a database. */
const stateFolder = '.build/bench-auth';
const floorFolder = '.build/bench-auth-floor';
const blocks = 20;
const callsABlock = 50;
const warmUps = 100;
/** Below the limit of ten attempts for one name. */
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
  title: 'Signing in, and being signed in',
  about: `The production worker in workerd over a copy of the local database: ${signIns} sign-ins by password, whose CPU time is the runtime's own as the system counts it; as many refusals of a wrong password compared with those of a name that nobody has, in turns; and ${blocks} times ${callsABlock} calls of \`/api/user\` by someone who is signed in, each compared with as many of a worker that asks D1 for \`SELECT 1\` and nothing else: what is told is the ratio of the two, block by block, so that what else the machine does meets both.`,
  run: benchAuth,
};

async function benchAuth(): Promise<BenchResult> {
  rmSync(stateFolder, { recursive: true, force: true });
  cpSync('.wrangler/state/v3/d1', `${stateFolder}/d1`, { recursive: true });
  // In a separate folder, because two runtimes cannot open the same database.
  cpSync(`${stateFolder}/d1`, `${floorFolder}/d1`, { recursive: true });
  const measured = await withWorker(selectOne, floorFolder, async (floor) =>
    withWorker(await bundle(), stateFolder, async (url) => {
      const username = `bench${Date.now() % 1e9}`;
      const cookie = cookieOf(await post(new URL('/api/register', url), { username, password }));
      const login = new URL('/api/login', url);
      const before = runtimeSeconds();
      for (let index = 0; index < signIns; index += 1) await post(login, { username, password });
      const cpu = (runtimeSeconds() - before) / signIns;
      return { cpu, refusals: await timeRefusals(login, username), pairs: await timeInTurns(floor, url, cookie) };
    }),
  );
  for (const folder of [stateFolder, floorFolder]) rmSync(folder, { recursive: true, force: true });
  const { cpu, refusals, pairs } = measured;
  const floor = pairs.flatMap((pair) => pair.floor);
  const signedIn = pairs.flatMap((pair) => pair.signedIn);
  const ratios = summary(pairs.map((pair) => percentile(pair.signedIn, 0.5) / percentile(pair.floor, 0.5)));
  const [unknown, wrong] = [percentile(refusals.unknown, 0.5), percentile(refusals.wrong, 0.5)];
  return {
    targets: [
      { what: 'CPU of a sign-in by password', unit: 's', value: cpu, atMost: 0.5 },
      targetOf('`/api/user` compared with `SELECT 1`, in turns', '×', ratios, { atMost: 2 }),
      {
        what: 'unknown name compared with wrong password',
        unit: '×',
        value: unknown / wrong,
        atLeast: 0.9,
        atMost: 1.1,
      },
    ],
    tables: [
      {
        title: 'call',
        columns: [
          { name: 'median', unit: 'ms' },
          { name: '95th', unit: 'ms' },
        ],
        rows: [
          { name: '`SELECT 1`', values: [percentile(floor, 0.5), percentile(floor, 0.95)] },
          { name: '`/api/user`, signed in', values: [percentile(signedIn, 0.5), percentile(signedIn, 0.95)] },
          { name: 'sign-in refused, wrong password', values: [wrong, percentile(refusals.wrong, 0.95)] },
          { name: 'sign-in refused, unknown name', values: [unknown, percentile(refusals.unknown, 0.95)] },
        ],
      },
    ],
    charts: [],
    notes: [],
  };
}

/** Milliseconds of rejected sign-ins, each from a different network, because attempts are counted. */
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
      if (response.status !== 401) throw new Error(`a refused sign-in was answered ${response.status}`);
      times[kind].push(performance.now() - begun);
    }
  }
  return times;
}

/** Blocks of requests, alternating between the two workers. */
async function timeInTurns(floor: URL, site: URL, cookie: string): Promise<{ floor: number[]; signedIn: number[] }[]> {
  const user = new URL('/api/user', site);
  await timeRequests(floor, '', warmUps);
  await timeRequests(user, cookie, warmUps);
  const pairs = [];
  for (let block = 0; block < blocks; block += 1)
    pairs.push({
      floor: await timeRequests(floor, '', callsABlock),
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
      serviceBindings: { ASSETS: answerBuilt },
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
    if (!response.ok) throw new Error(`${url.pathname} answered ${response.status}`);
    await response.arrayBuffer();
    times.push(performance.now() - begun);
  }
  return times;
}

async function post(url: URL, body: object): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', Origin: url.origin };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url.pathname} answered ${response.status}: ${await response.text()}`);
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
