import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { formatCheck } from './check.ts';
import { verify, verifyEdition } from './verify.ts';

interface Shown {
  database: string;
  build: string;
  status?: number;
}

/** What the site shows on each request. The last item repeats. */
let shown: Shown[] = [];
const server = createServer(({ url }, response: ServerResponse) => {
  const isHealth = url === '/api/health';
  const { database, build, status = 200 } = (shown.length > 1 && isHealth ? shown.shift() : shown[0]) ?? expect.fail();
  if (isHealth) {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ status: 'ok', edition: { database, pages: database, same: true } }));
  } else response.writeHead(status, { 'X-Build': build, 'Content-Type': 'text/html' }).end('<html><p>God</html>');
});
await new Promise<void>((resolve) => server.listen(0, resolve));
afterAll(() => void server.close());
const site = `http://localhost:${(server.address() as AddressInfo).port}`;

const results = async (states: Shown[], tries = 3): Promise<string[]> => {
  shown = states;
  return (await verify(site, { edition: 'new', build: 'b2' }, Array<number>(tries).fill(0.01))).map(
    ({ result }) => result,
  );
};
const old = { database: 'old', build: 'b1' };
const fresh = { database: 'new', build: 'b2' };

test('sees a successful deployment from outside', async () => {
  expect(await results([fresh])).toEqual(['passed', 'passed']);
});

test('waits for a delayed edge', async () => {
  expect(await results([old, old, fresh])).toEqual(['passed', 'passed']);
});

test('reports a site that does not change, with the rollback command', async () => {
  shown = [old];
  const lines = (await verify(site, { edition: 'new', build: 'b2' }, [])).map(formatCheck);
  expect(lines[0]).toContain('/api/health: reports edition old, expected new.');
  expect(lines[1]).toContain('/lexicon/H430: has build b1, but b2 was uploaded.');
  expect(lines[1]).toContain('"npm run deploy -- --back"');
});

test('reports a page that fails and a site that does not respond', async () => {
  expect(await results([{ ...fresh, status: 503 }], 0)).toEqual(['passed', 'failed']);
  const [line = ''] = (await verifyEdition('http://localhost:1', undefined, [])).map(formatCheck);
  expect(line).toContain('failed (');
});

test('accepts any edition after a rollback if its own is not known', async () => {
  shown = [old];
  expect((await verifyEdition(site, undefined, [])).map(({ result }) => result)).toEqual(['passed']);
  expect((await verifyEdition(site, 'new', [])).map(({ result }) => result)).toEqual(['failed']);
});
