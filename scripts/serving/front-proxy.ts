import { Agent, createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { AssetStore } from './asset-store.ts';
import { forwardRequest, type Forwarded } from './forward-request.ts';

/** Both, because "localhost" is either. */
const hosts = ['127.0.0.1', '::1'];
/** Milliseconds, less than the five seconds after which the runtime closes an idle connection. */
const idleMs = 1_000;
/** Milliseconds that clients may reuse a connection, more than the minute of usual proxies. */
const clientIdleMs = 65_000;
/** As much as the runtime accepts. */
const maxHeaderBytes = 131_072;
/** A request that takes longer, in milliseconds, is not worth that all others wait for it. */
const shortMs = 200;
/** How long a pause waits for a moment without long requests, in milliseconds, and then for the short ones. */
const patience = { longMs: 60_000, shortMs: 2_000 };
const pollMs = 20;

/**
 * Holds the port of the site and forwards all requests to the current runtime. While the runtime changes, requests wait
 * instead of failing.
 */
export class FrontProxy {
  readonly #servers: Server[] = [];
  readonly #agent = new Agent({ keepAlive: true, timeout: idleMs });
  readonly #active = new Set<Forwarded>();
  readonly #waiting: (() => void)[] = [];
  #target = new URL('http://127.0.0.1');
  #assets = new AssetStore();
  #isPaused = false;
  #isReadingAhead = false;

  /** How many requests wait for the next runtime. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Throws the system's error if the port is in use. Returns the port, which is a free one for 0. */
  async listen(requested: number): Promise<number> {
    let port = requested;
    for (const host of hosts) {
      const server = createServer({ maxHeaderSize: maxHeaderBytes, keepAliveTimeout: clientIdleMs }, (...each) =>
        this.#accept(...each),
      );
      // An upload may take longer than five minutes, the default.
      server.requestTimeout = 0;
      try {
        port = await listenAt(server, port, host);
        this.#servers.push(server);
      } catch (error) {
        // A machine may have only one of the two.
        if (isTaken(error)) throw error;
      }
    }
    if (this.#servers.length === 0) throw new Error(`Nothing can be served at ${hosts.join(' or ')}.`);
    return port;
  }

  /** Forwards from now on to the runtime at a URL, first all requests that wait. */
  forwardTo(url: string): void {
    this.#target = new URL(url);
    this.#assets = new AssetStore();
    this.#isPaused = false;
    this.#isReadingAhead = false;
    for (const go of this.#waiting.splice(0)) go();
  }

  /**
   * Lets the runtime finish all requests, and holds back new ones. They wait only after a moment without long requests,
   * like a slow upload. What is not finished in time is cut off. Returns the time since when requests wait.
   */
  async pause({ longMs, shortMs: endMs } = patience): Promise<number> {
    this.#isReadingAhead = true;
    for (const each of this.#active) each.readAhead();
    const patientUntil = performance.now() + longMs;
    while (this.#hasLong() && performance.now() < patientUntil) await wait(pollMs);
    this.#isPaused = true;
    const since = performance.now();
    const ending = new AbortController();
    const ends = [...this.#active].map(({ ended }) => ended);
    await Promise.race([Promise.all(ends), wait(endMs, undefined, { signal: ending.signal }).catch(() => undefined)]);
    ending.abort();
    for (const each of this.#active) each.cut();
    return since;
  }

  async close(): Promise<void> {
    const closed = this.#servers.splice(0).map((server) => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    });
    await Promise.all(closed);
    this.#agent.destroy();
  }

  #hasLong(): boolean {
    const since = performance.now() - shortMs;
    return [...this.#active].some((each) => each.startedAt < since || each.isSending());
  }

  #accept(request: IncomingMessage, response: ServerResponse): void {
    if (this.#isPaused) this.#waiting.push(() => this.#forward(request, response));
    else this.#forward(request, response);
  }

  #forward(request: IncomingMessage, response: ServerResponse): void {
    // The client may have left while it waited.
    if (response.destroyed || request.destroyed) return;
    const assets = this.#assets;
    const key = assets.keyOf(request);
    const asset = key === undefined ? undefined : assets.find(key);
    if (asset) {
      response.sendDate = false;
      response.writeHead(200, asset.headers).end(asset.body);
      return;
    }
    const forwarded = forwardRequest(request, response, {
      agent: this.#agent,
      runtime: this.#target,
      onFailure: refuse,
      ...(key !== undefined && { onAnswer: (answer, headers) => assets.keep(key, answer, headers) }),
    });
    if (this.#isReadingAhead) forwarded.readAhead();
    this.#active.add(forwarded);
    void forwarded.ended.then(() => this.#active.delete(forwarded));
  }
}

/** The runtime ended in the middle of the request. It starts again by itself. */
function refuse(response: ServerResponse): void {
  response.writeHead(503, { 'Content-Type': 'text/plain; charset=UTF-8', 'Retry-After': '1' });
  response.end('The site is starting again. Try again in a moment.\n');
}

function listenAt(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, ipv6Only: true }, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
