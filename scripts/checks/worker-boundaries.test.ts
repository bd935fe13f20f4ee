import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const files = globSync('worker/**/*.{ts,tsx}')
  .filter((file) => !file.includes('.test.') && !file.startsWith('worker/testing/'))
  .sort()
  .map((file) => ({ file, code: readFileSync(file, 'utf8') }));

function filesWith(pattern: RegExp): string[] {
  return files.filter(({ code }) => pattern.test(code)).map(({ file }) => file);
}

it('reads the whole worker', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.map(({ file }) => file)).toContain('worker/index.ts');
});

/**
 * Each database has one door, so that one place says how it is asked, what fails and what a call costs: LIBRARY by
 * texts that the build shares, all in one batch; APP by Drizzle. What imports write, and read before it is anybody's,
 * has a door of its own, which answers no reader.
 */
describe('one way to D1', () => {
  const app = 'worker/database/app.ts';
  const library = 'worker/database/batch.ts';
  const writer = 'worker/database/library-writer.ts';
  /** Through which the door of APP goes, to count rows. */
  const meter = 'worker/database/meter-rows.ts';

  it('opens Drizzle in the doors alone', () => {
    expect(filesWith(/from 'drizzle-orm\/d1'/)).toEqual([app, writer]);
  });

  it('hands a statement to D1 in the doors alone', () => {
    const doors = [app, library, writer, meter];
    expect(filesWith(/\.prepare\(|\.withSession\(/)).toEqual(doors);
    expect(filesWith(/\b(?:APP|LIBRARY|database|library|session)\s*\.(?:batch|exec)\b/)).toEqual(doors);
  });

  it('lets imports alone write the library', () => {
    const users = filesWith(/library-writer\.ts'/);
    expect(users.filter((file) => !/^worker\/(imports|routes\/admin)\//.test(file))).toEqual([]);
  });

  it('takes each database through its own door', () => {
    expect(filesWith(/\b(?:openApp|runTogether)\([^)]*LIBRARY/)).toEqual([]);
    expect(filesWith(/\b(?:readBatch|askD1)\([^)]*\bAPP\b/)).toEqual([]);
  });
});

describe('one way out', () => {
  it('connects to other machines in one file alone, which asks whether it may', () => {
    const out = ['worker/http/egress.ts'];
    expect(filesWith(/(?<![.\w])fetch\(/)).toEqual(out);
    expect(filesWith(/'cloudflare:sockets'|'node:(?:net|tls|https?|dgram)'|\bnew (?:WebSocket|EventSource)\b/)).toEqual(
      out,
    );
  });
});

/** The folder of a file below `worker`; files beside `index.ts`, which all may import, are one leaf. */
function folderOf(file: string): string {
  const [, folder = '', rest] = file.split('/');
  if (rest !== undefined) return folder;
  return folder === 'index.ts' ? 'index.ts' : 'leaf';
}

/** From each folder to those that its files import, types among them. */
function folderGraph(): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  for (const { file, code } of files) {
    const from = folderOf(file);
    const known = graph.get(from) ?? new Set();
    graph.set(from, known);
    for (const [, specifier = ''] of code.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)) {
      const to = folderOf(join(dirname(file), specifier));
      if (to !== from) known.add(to);
    }
  }
  return graph;
}

/** Folders in an order in which each imports only those before it; `undefined` where circles leave none. */
function orderOf(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] | undefined {
  const order: string[] = [];
  while (order.length < graph.size) {
    const next = [...graph].find(
      ([name, to]) => !order.includes(name) && [...to].every((other) => order.includes(other)),
    );
    if (!next) return undefined;
    order.push(next[0]);
  }
  return order;
}

describe('folders of the worker', () => {
  it('import one another in one direction', () => {
    const graph = folderGraph();
    expect([...graph.keys()]).toEqual(
      expect.arrayContaining(['accounts', 'database', 'http', 'pages', 'routes', 'search']),
    );
    expect(orderOf(graph), JSON.stringify([...graph].map(([name, to]) => [name, [...to]]))).toBeDefined();
  });

  it('would be found in a circle', () => {
    expect(
      orderOf(
        new Map([
          ['a', new Set(['b'])],
          ['b', new Set(['a'])],
        ]),
      ),
    ).toBeUndefined();
    expect(
      orderOf(
        new Map([
          ['b', new Set(['a'])],
          ['a', new Set<string>()],
        ]),
      ),
    ).toEqual(['a', 'b']);
  });
});
