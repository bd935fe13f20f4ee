import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { ImportStatusAnswer } from '#data/administration/contract/imports.ts';
import { startOwnTree, type OwnTree } from '../../site/e2e/fresh-site.ts';
import { password } from '../../site/e2e/people.ts';
import { plainText } from './imports/whole-text.ts';
import { percentile } from '../checks/page-weights.ts';
import type { Bench, BenchResult } from './result.ts';

const code = 'bench_swap';
/** Milliseconds between two requests of the client. */
const intervalMs = 250;
const paths = ['/lexicon/H430', '/api/search?q=gold', '/bible/kjv/john/3', '/results?q=grace'];
/** Milliseconds between two requests for the state of the import and the build. */
const pollMs = 1_000;

export const swapBench: Bench = {
  name: 'swap',
  title: 'Requests during a rebuild',
  about:
    'A client sends four requests per second, for pages and searches in turn. Meanwhile a complete Bible of 31,102 verses is imported, the site is rebuilt, the text is rolled back, and the site is rebuilt again.',
  run: benchSwap,
};

interface Sample {
  ms: number;
  status: number;
}

async function benchSwap(): Promise<BenchResult> {
  const site = await startOwnTree('bench-swap');
  try {
    const administrator = await Administrator.begin(site);
    const samples: Promise<Sample>[] = [];
    let count = 0;
    const client = setInterval(
      () => samples.push(send(site.url + (paths[(count += 1) % paths.length] ?? ''))),
      intervalMs,
    );
    const id = await administrator.importText();
    await administrator.waitForBuilds(1);
    await administrator.call(`imports/${id}/rollback`, {});
    await administrator.waitForBuilds(2);
    clearInterval(client);
    return resultOf(await Promise.all(samples), site.readOutput());
  } finally {
    await site.kill();
    rmSync(site.folder, { recursive: true, force: true });
  }
}

/** Status 0 is a refused or broken connection. */
async function send(url: string): Promise<Sample> {
  const begun = performance.now();
  const status = await fetch(url).then(
    async (response) => response.arrayBuffer().then(() => response.status),
    () => 0,
  );
  return { ms: performance.now() - begun, status };
}

function resultOf(samples: readonly Sample[], output: string): BenchResult {
  const times = samples.map(({ ms }) => ms);
  const waits = [...output.matchAll(/Requests waited (\d+) ms/g)].map((match) => Number(match[1]));
  const failed = samples.filter(({ status }) => status !== 200).length;
  return {
    targets: [
      { what: 'failed requests', unit: 'count', value: failed, atMost: 0 },
      { what: 'latency, 99th percentile', unit: 'ms', value: percentile(times, 0.99), atMost: 1_000 },
      { what: 'longest wait during a swap', unit: 'ms', value: Math.max(...waits), atMost: 1_000 },
    ],
    tables: [
      {
        title: `${samples.length} requests`,
        columns: [{ name: 'latency', unit: 'ms' }],
        rows: [
          { name: 'median', values: [percentile(times, 0.5)] },
          { name: '95th percentile', values: [percentile(times, 0.95)] },
          { name: '99th percentile', values: [percentile(times, 0.99)] },
          { name: 'maximum', values: [Math.max(...times)] },
          ...waits.map((ms, index) => ({ name: `wait during swap ${index + 1}`, values: [ms] })),
        ],
      },
    ],
    charts: [],
    notes: [],
  };
}

class Administrator {
  readonly #site: string;
  readonly #cookie: string;

  private constructor(site: string, cookie: string) {
    this.#site = site;
    this.#cookie = cookie;
  }

  /** Creates the first administrator from the link that the site printed. */
  static async begin({ url, printed }: OwnTree): Promise<Administrator> {
    const token = /invite=(\S+)/.exec(printed)?.[1] ?? '';
    const response = await fetch(`${url}/api/invite/accept`, {
      method: 'POST',
      headers: { Origin: url, 'Content-Type': 'application/json' },
      body: JSON.stringify({ token, username: 'phoebe', password }),
    });
    if (!response.ok) throw new Error(`The first administrator was not created: ${await response.text()}`);
    return new Administrator(
      url,
      response.headers
        .getSetCookie()
        .map((each) => each.split(';')[0])
        .join('; '),
    );
  }

  /** Returns the id of the import, which may still be running. */
  async importText(): Promise<string> {
    const form = new FormData();
    for (const [name, value] of Object.entries({ bibleVersion: code, licence: 'Public domain' })) form.set(name, value);
    form.set('file', new File([plainText().text], `${code}.txt`));
    const { file } = (await this.call('upload-bible', form)) as { file: { path: string } };
    const body = { version: code, filePath: file.path, agreed: true };
    const { import: started } = (await this.call('import-bible', body)) as { import: { id: string } };
    return started.id;
  }

  async waitForBuilds(count: number): Promise<void> {
    for (;;) {
      const { builds } = (await this.call('import-status')) as ImportStatusAnswer;
      const failed = builds.find(({ state }) => state === 'failed');
      if (failed) throw new Error(`The build failed: ${failed.message}`);
      if (builds.filter(({ state }) => state === 'completed').length === count) return;
      await wait(pollMs);
    }
  }

  async call(path: string, body?: object): Promise<unknown> {
    const isForm = body instanceof FormData;
    const response = await fetch(`${this.#site}/api/admin/${path}`, {
      headers: {
        Origin: this.#site,
        Cookie: this.#cookie,
        ...(body && !isForm && { 'Content-Type': 'application/json' }),
      },
      ...(body && { method: 'POST', body: isForm ? body : JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} was answered with status ${response.status}: ${await response.text()}`);
    return response.json();
  }
}
