import { createServer, request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FrontProxy } from './front-proxy.ts';

/** A runtime that records what it gets. */
interface FakeRuntime {
  url: string;
  received: { url: string; headers: IncomingMessage['headers']; body: string }[];
  server: Server;
}

const cleanups: (() => unknown)[] = [];
let proxy: FrontProxy;
let port = 0;

async function startRuntime(name: string, answer?: (request: IncomingMessage) => Promise<string> | string) {
  const received: FakeRuntime['received'] = [];
  const server = createServer((request, response) => {
    void text(request).then(async (body) => {
      received.push({ url: request.url ?? '', headers: request.headers, body });
      response.setHeader('Set-Cookie', ['a=1', 'b=2']);
      response.end(await (answer?.(request) ?? name));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanups.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port: own } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${own}`, received, server } satisfies FakeRuntime;
}

beforeEach(async () => {
  proxy = new FrontProxy();
  port = await proxy.listen(0);
});
afterEach(async () => {
  await proxy.close();
  for (const clean of cleanups.splice(0)) await clean();
});

const get = async (path: string, init?: RequestInit): Promise<string> =>
  (await fetch(`http://127.0.0.1:${port}${path}`, init)).text();

test('forwards method, path, host, body and repeated headers', async () => {
  const runtime = await startRuntime('one');
  proxy.forwardTo(runtime.url);
  const response = await fetch(`http://127.0.0.1:${port}/a%20b?q=1&q=2`, { method: 'POST', body: 'words' });
  expect([response.status, await response.text()]).toEqual([200, 'one']);
  expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(runtime.received).toMatchObject([
    { url: '/a%20b?q=1&q=2', body: 'words', headers: { host: `127.0.0.1:${port}`, 'content-length': '5' } },
  ]);
});

test('forwards a body of unknown length', async () => {
  const runtime = await startRuntime('one');
  proxy.forwardTo(runtime.url);
  const body = new Blob(['in ', 'parts']).stream();
  await get('/', { method: 'PUT', body, duplex: 'half' } as RequestInit);
  expect(runtime.received[0]).toMatchObject({ body: 'in parts', headers: { 'transfer-encoding': 'chunked' } });
});

test('gives the address of the client, and neither one nor a command of Miniflare that the client names', async () => {
  const runtime = await startRuntime('one');
  proxy.forwardTo(runtime.url);
  await get('/', {
    headers: { 'CF-Connecting-IP': '203.0.113.9', 'MF-Original-URL': 'https://bank.example/', 'X-Other': 'stays' },
  });
  const { headers } = runtime.received[0] ?? {};
  expect(headers?.['cf-connecting-ip']).toBe('127.0.0.1');
  expect(headers?.['mf-original-url']).toBeUndefined();
  expect(headers?.['x-other']).toBe('stays');
});

test('sends each part of a response as soon as the runtime does', async () => {
  const server = createServer((_, response) => void response.write('first'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanups.push(() => {
    server.closeAllConnections();
    server.close();
  });
  proxy.forwardTo(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const response = await fetch(`http://127.0.0.1:${port}/`);
  const reader = response.body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('first');
  await reader?.cancel();
});

test('requests of a pause are answered by the next runtime', async () => {
  const [one, two] = [await startRuntime('one'), await startRuntime('two')];
  proxy.forwardTo(one.url);
  expect(await get('/')).toBe('one');
  await proxy.pause();
  const waiting = [get('/read'), get('/write', { method: 'POST', body: 'a write' })];
  one.server.closeAllConnections();
  one.server.close();
  proxy.forwardTo(two.url);
  expect(await Promise.all(waiting)).toEqual(['two', 'two']);
  expect(one.received).toHaveLength(1);
  expect(two.received.map(({ body }) => body).toSorted()).toEqual(['', 'a write']);
});

test('a pause lets a slow upload finish, and answers other requests until then', async () => {
  const runtime = await startRuntime('one');
  proxy.forwardTo(runtime.url);
  const upload = httpRequest({ port, host: '127.0.0.1', method: 'POST', path: '/upload' });
  const answered = new Promise<IncomingMessage>((resolve) => upload.on('response', resolve));
  upload.write('first half, ');
  await get('/');
  let isPaused = false;
  const paused = proxy.pause().then(() => (isPaused = true));
  expect(await get('/meanwhile')).toBe('one');
  expect(isPaused).toBe(false);
  upload.end('second half');
  expect(await text(await answered)).toBe('one');
  await paused;
  expect(runtime.received.find(({ url }) => url === '/upload')?.body).toBe('first half, second half');
});

test('a pause does not wait for a client that reads slowly, which still gets everything', async () => {
  const size = 20_000_000;
  const runtime = await startRuntime('one', () => 'x'.repeat(size));
  proxy.forwardTo(runtime.url);
  const slow = httpRequest({ port, host: '127.0.0.1', path: '/large' });
  slow.end();
  const response = await new Promise<IncomingMessage>((resolve) => slow.on('response', resolve));
  await proxy.pause();
  runtime.server.closeAllConnections();
  expect(await text(response)).toHaveLength(size);
});

test('what does not finish in time is refused, so that a hanging request cannot stop a rebuild', async () => {
  const [one, two] = [await startRuntime('one', () => new Promise(() => undefined)), await startRuntime('two')];
  proxy.forwardTo(one.url);
  const hanging = fetch(`http://127.0.0.1:${port}/hangs`);
  await expect.poll(() => one.received.length).toBe(1);
  await proxy.pause({ longMs: 50, shortMs: 50 });
  const response = await hanging;
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1']);
  proxy.forwardTo(two.url);
  expect(await get('/')).toBe('two');
});

test('a request whose client left during the pause is not forwarded', async () => {
  const runtime = await startRuntime('one');
  proxy.forwardTo(runtime.url);
  await proxy.pause();
  const gone = connect(port, '127.0.0.1');
  gone.write('POST /left HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n');
  await expect.poll(() => proxy.waiting).toBe(1);
  gone.destroy();
  await new Promise((resolve) => gone.on('close', resolve));
  const stays = get('/stays');
  await expect.poll(() => proxy.waiting).toBe(2);
  proxy.forwardTo(runtime.url);
  expect(await stays).toBe('one');
  expect(runtime.received.map(({ url }) => url)).toEqual(['/stays']);
});

test('throws the error of the system if the port is taken', async () => {
  await expect(new FrontProxy().listen(port)).rejects.toThrow('address already in use');
});

describe('assets, whose names contain a hash of their content', () => {
  const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable', 'X-Build': 'one' };

  /** Answers with the number of the request. */
  async function countRequests(status: number, headers: Record<string, string>): Promise<FakeRuntime['received']> {
    const received: FakeRuntime['received'] = [];
    const server = createServer((request, response) => {
      received.push({ url: request.url ?? '', headers: request.headers, body: '' });
      response.writeHead(status, headers).write('answer ');
      response.end(String(received.length));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    cleanups.push(() => {
      server.closeAllConnections();
      server.close();
    });
    proxy.forwardTo(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    return received;
  }

  test('reach the runtime once, with the same response for all', async () => {
    const received = await countRequests(200, immutable);
    for (let time = 0; time < 3; time += 1) {
      const response = await fetch(`http://127.0.0.1:${port}/_astro/AbC123.js`);
      expect([response.status, await response.text()]).toEqual([200, 'answer 1']);
      expect(response.headers.get('Cache-Control')).toBe(immutable['Cache-Control']);
      expect(response.headers.get('X-Build')).toBe('one');
      expect(response.headers.get('Date')).toBeTruthy();
    }
    expect(received).toHaveLength(1);
    expect(await get('/_astro/other.js')).toBe('answer 2');
    expect(await get('/_astro/AbC123.js', { headers: { 'Accept-Encoding': 'identity' } })).toBe('answer 3');
  });

  test('come from the next runtime after a change', async () => {
    await countRequests(200, immutable);
    expect(await get('/_astro/AbC123.js')).toBe('answer 1');
    const next = await startRuntime('next');
    proxy.forwardTo(next.url);
    expect(await get('/_astro/AbC123.js')).toBe('next');
  });

  test.each<[what: string, path: string, init: RequestInit, status: number, headers: Record<string, string>]>([
    ['another path', '/lexicon/H430', {}, 200, immutable],
    ['a recording, which can be deleted', '/recordings/AbC123.mp3', {}, 200, immutable],
    ['a query', '/_astro/AbC123.js?v=1', {}, 200, immutable],
    ['a part of an asset', '/_astro/AbC123.js', { headers: { Range: 'bytes=0-1' } }, 206, immutable],
    ['a comparison', '/_astro/AbC123.js', { headers: { 'If-None-Match': '"one"' } }, 200, immutable],
    ['a new copy', '/_astro/AbC123.js', { headers: { 'Cache-Control': 'no-cache' } }, 200, immutable],
    ['an asset that is not found', '/_astro/AbC123.js', {}, 404, immutable],
    ['an asset that may change', '/_astro/AbC123.js', {}, 200, { 'Cache-Control': 'public, max-age=60' }],
    ['a response that sets a cookie', '/_astro/AbC123.js', {}, 200, { ...immutable, 'Set-Cookie': 'a=1' }],
  ])('the runtime answers each request for %s', async (_, path, init, status, headers) => {
    await countRequests(status, headers);
    expect([await get(path, init), await get(path, init)]).toEqual(['answer 1', 'answer 2']);
  });
});
