import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { json } from 'node:stream/consumers';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { BuildReport } from '#data/administration/contract/builds.ts';
import type { LiveSite } from '../serving/live-site.ts';
import { Builder } from './builder.ts';

const root = process.cwd();
const migrations = resolve('worker/migrations/app');

/**
 * Replaces a build: it reports the texts in `built.json`. The first one goes on until it is canceled, the next one
 * ends at once.
 */
const build = `
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
const isFirst = !existsSync('builds.log');
appendFileSync('builds.log', 'begins\\n');
const texts = JSON.parse(readFileSync('built.json', 'utf8'));
console.log(JSON.stringify({ texts }));
process.stdin.on('end', () => { appendFileSync('builds.log', 'canceled\\n'); process.exit(); }).resume();
if (!isFirst) { console.log(JSON.stringify({ texts, edition: 'e2', ready: {} })); process.exit(); }
`;

let folder = '';
let server: Server;
let state: Database.Database;
let builder: Builder;
const reports: BuildReport[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'builder-'));
  process.chdir(folder);
  mkdirSync('scripts/rebuild', { recursive: true });
  writeFileSync('scripts/rebuild/build-next.ts', build);
  writeFileSync('built.json', '[]');
  const databases = '.wrangler/state/v3/d1/miniflare-D1DatabaseObject';
  mkdirSync(databases, { recursive: true });
  state = new Database(join(databases, 'app.sqlite'));
  for (const file of readdirSync(migrations)
    .filter((name) => name.endsWith('.sql'))
    .toSorted())
    state.exec(readFileSync(join(migrations, file), 'utf8'));

  reports.length = 0;
  let isClaimed = false;
  server = createServer((request, response) => {
    void json(request).then((body) => {
      const isClaim = request.url === '/api/build/claim';
      response.end(JSON.stringify(isClaim ? { id: isClaimed ? null : 'one', texts: [] } : { success: true }));
      if (isClaim) isClaimed = true;
      else reports.push(body as BuildReport);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // These builds have no parts to exchange, so only its URL is used.
  const site = { begin: async () => url, stop: async () => undefined } as unknown as LiveSite;
  builder = new Builder({ token: 'x'.repeat(32), site });
  await builder.begin(0);
});
afterEach(async () => {
  await builder.stop();
  server.close();
  state.close();
  process.chdir(root);
  rmSync(folder, { recursive: true, force: true });
});

const log = (): string[] => {
  try {
    return readFileSync('builds.log', 'utf8').trim().split('\n');
  } catch {
    return [];
  }
};

test('cancels a build without a text that became live meanwhile, and builds with it', async () => {
  builder.wake();
  await expect.poll(log).toEqual(['begins']);
  state.exec(
    `INSERT INTO files (id, kind, name, version_code, format, bytes, sha256, key, options, uploaded_by, created_at)
      VALUES ('f', 'upload', 'f', 'asv', 'plain', 9, 'hash', 'key', '{}', 'Timothy', '');
    INSERT INTO texts (code, version_id, import_id, options, file_id, changed_at) VALUES ('asv', 1001, 'i', '{}', 'f', '')`,
  );
  writeFileSync('built.json', '[{"code":"asv","versionId":1001,"sha256":"hash","key":"key","given":{}}]');
  await expect.poll(() => reports.at(-1)?.state).toBe('completed');
  expect(log()).toEqual(['begins', 'canceled', 'begins']);
  expect(reports.at(-1)).toMatchObject({ edition: 'e2', lines: [expect.stringContaining('A text became live')] });
});

test('begins no build while an import is running, because its text would make it useless', async () => {
  state.exec(
    `INSERT INTO imports (id, source, file_id, version_code, version_id, state, started_by, started_at, heartbeat_at)
      VALUES ('i', 'upload', 'f', 'asv', 1001, 'loading', 'Timothy', '', '')`,
  );
  builder.wake();
  await expect.poll(() => reports.at(-1)?.stage).toBe('Waiting for a running import');
  expect(log()).toEqual([]);
  state.exec(`UPDATE imports SET state = 'failed'`);
  await expect.poll(log).toEqual(['begins']);
});
