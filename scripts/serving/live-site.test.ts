import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Served } from '../serve.ts';
import { LiveSite } from './live-site.ts';

/** What happened, in order. */
const events: string[] = [];
let open = 0;
let mostOpen = 0;
let site: LiveSite;
let url = '';

/** A runtime that answers with the name of its edition. */
async function startRuntime(edition: string): Promise<Served> {
  events.push(`start ${edition}`);
  open += 1;
  mostOpen = Math.max(mostOpen, open);
  const server = createServer((_, response) => response.end(edition));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = async (): Promise<void> => {
    events.push(`stop ${edition}`);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    open -= 1;
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}

const discard = async (): Promise<void> => void events.push('discard');

beforeEach(async () => {
  [open, mostOpen] = [0, 0];
  site = new LiveSite({
    serve: () => startRuntime('old'),
    prepare: async () => ({ start: () => startRuntime('new'), discard }),
  });
  url = await site.begin(0);
  events.length = 0;
});
afterEach(() => site.stop());

const swap = (): unknown => events.push('swap');
const edition = async (): Promise<string> => (await fetch(url)).text();

test('requests during the exchange are answered by the new site, and no two runtimes are open together', async () => {
  const prepared = await site.prepare({ hasNextPages: true });
  const during: Promise<string>[] = [];
  const waited = await site.exchange(prepared, {
    isWanted: () => true,
    swap: () => {
      swap();
      during.push(edition(), edition());
    },
  });
  expect(waited).toBeGreaterThan(0);
  expect(events).toEqual(['stop old', 'swap', 'start new']);
  expect(mostOpen).toBe(1);
  expect(await Promise.all(during)).toEqual(['new', 'new']);
});

test('nothing is stopped for a site that readers no longer need', async () => {
  const prepared = await site.prepare({ hasNextPages: true });
  expect(await site.exchange(prepared, { isWanted: () => false, swap })).toBeUndefined();
  expect(events).toEqual(['discard']);
  expect(await edition()).toBe('old');
});

test('the old site is served again if a job makes a text live until it is stopped', async () => {
  const prepared = await site.prepare({ hasNextPages: true });
  const answers = [true, false];
  expect(await site.exchange(prepared, { isWanted: () => answers.shift() ?? false, swap })).toBeUndefined();
  expect(events).toEqual(['stop old', 'start old', 'discard']);
  expect([await edition(), mostOpen]).toEqual(['old', 1]);
});

test('the old site is served again if the swap fails', async () => {
  const prepared = await site.prepare({ hasNextPages: true });
  const fail = (): never => {
    throw new Error('no space left on device');
  };
  await expect(site.exchange(prepared, { isWanted: () => true, swap: fail })).rejects.toThrow('no space left');
  expect(events).toEqual(['stop old', 'start old', 'discard']);
  expect(await edition()).toBe('old');
});
