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

it('reads the complete worker', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.map(({ file }) => file)).toContain('worker/index.ts');
});

/**
 * Each database has a single entry point, which handles queries, errors and costs: LIBRARY with texts that the build
 * shares, all in one batch; APP with Drizzle. What imports write, and read before it is live, has a separate entry
 * point, which readers' requests never use.
 */
describe('access to D1', () => {
  const app = 'worker/database/app-database.ts';
  const library = 'worker/database/batch.ts';
  const writer = 'worker/database/library-writer.ts';
  /** The entry point of APP uses it to count rows. */
  const meter = 'worker/database/meter-rows.ts';

  it('opens Drizzle only in the entry points', () => {
    expect(filesWith(/from 'drizzle-orm\/d1'/)).toEqual([app, writer]);
  });

  it('prepares statements only in the entry points', () => {
    const entryPoints = [app, library, writer, meter];
    expect(filesWith(/\.prepare\(|\.withSession\(/)).toEqual(entryPoints);
    expect(filesWith(/\b(?:APP|LIBRARY|database|library|session)\s*\.(?:batch|exec)\b/)).toEqual(entryPoints);
  });

  it('allows only imports to write the library', () => {
    const users = filesWith(/library-writer\.ts'/);
    expect(users.filter((file) => !/^worker\/(imports|routes\/admin)\//.test(file))).toEqual([]);
  });

  it('accesses each database through its own entry point', () => {
    expect(filesWith(/\b(?:openApp|runBatch)\([^)]*LIBRARY/)).toEqual([]);
    expect(filesWith(/\b(?:readBatch|libraryQueryOf)\([^)]*\bAPP\b/)).toEqual([]);
  });
});

describe('egress', () => {
  it('connects to other machines in only one file, which checks permission', () => {
    const egress = ['worker/http/egress.ts'];
    expect(filesWith(/(?<![.\w])fetch\(/)).toEqual(egress);
    expect(filesWith(/'cloudflare:sockets'|'node:(?:net|tls|https?|dgram)'|\bnew (?:WebSocket|EventSource)\b/)).toEqual(
      egress,
    );
  });
});

/** The folder of a file in `worker`. Files next to `index.ts`, which all may import, count as one leaf. */
function folderOf(file: string): string {
  const [, folder = '', rest] = file.split('/');
  if (rest !== undefined) return folder;
  return folder === 'index.ts' ? 'index.ts' : 'leaf';
}

/** From each folder to those that its files import, including type imports. */
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

/** Folders in an order in which each imports only earlier ones; `undefined` if there is a cycle. */
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
  it('import one another without cycles', () => {
    const graph = folderGraph();
    expect([...graph.keys()]).toEqual(
      expect.arrayContaining(['accounts', 'database', 'http', 'pages', 'routes', 'search']),
    );
    expect(orderOf(graph), JSON.stringify([...graph].map(([name, to]) => [name, [...to]]))).toBeDefined();
  });

  it('detects a cycle', () => {
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
