import {
  createServer,
  request as ask,
  type IncomingMessage,
  type RequestOptions,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ProxyAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Replaces or changes a response of the site. `undefined` leaves it unchanged. */
export type Rewrite = (path: string, answer: ProxyAnswer) => ProxyAnswer | undefined;

export interface EditionProxy {
  /** Without a trailing slash. */
  url: string;
  /** Requested paths with their queries. */
  asked: string[];
  rewrite: Rewrite | undefined;
  /** Whether to cut the connection instead of answering. */
  cut: ((path: string) => boolean) | undefined;
  /** Delays all responses until the returned function is called. */
  holdAnswers(): () => void;
  /** How many bytes of a response to send first. The rest follows half a second later. */
  pauseAfter: ((path: string, body: Buffer) => number | undefined) | undefined;
  close(): Promise<void>;
}

/** A proxy in front of the site. Tests can see requests and change responses. */
export async function openProxy(site: string): Promise<EditionProxy> {
  const { hostname, port } = new URL(site);
  const proxy: EditionProxy = {
    url: '',
    asked: [],
    rewrite: undefined,
    cut: undefined,
    holdAnswers() {
      const { promise, resolve } = Promise.withResolvers<void>();
      released = promise;
      return resolve;
    },
    pauseAfter: undefined,
    close: async () => undefined,
  };
  let released: Promise<void> | undefined;
  const server = createServer((incoming, outgoing) => {
    void forward(incoming, outgoing).catch(() => outgoing.destroy());
  });

  async function forward(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const path = incoming.url ?? '/';
    proxy.asked.push(path);
    if (proxy.cut?.(path)) return void outgoing.destroy();
    const {
      'accept-encoding': _encoding,
      'if-none-match': tag,
      'if-modified-since': since,
      ...others
    } = incoming.headers;
    // Responses that will be rewritten must be complete, so do not forward the cache validators.
    const headers = proxy.rewrite
      ? others
      : { ...others, ...(tag && { 'if-none-match': tag }), ...(since && { 'if-modified-since': since }) };
    const answer = await fetchWhole(
      { hostname, port, path, method: incoming.method ?? 'GET', headers: { ...headers, host: `${hostname}:${port}` } },
      incoming,
    );
    await released;
    const { status, headers: responseHeaders, body } = proxy.rewrite?.(path, answer) ?? answer;
    const { 'transfer-encoding': _chunked, 'content-length': _length, ...rest } = responseHeaders;
    const plain = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
    outgoing.writeHead(status, {
      ...plain,
      ...(incoming.method !== 'HEAD' && status !== 304 && { 'content-length': String(body.length) }),
    });
    const first = Math.max(0, proxy.pauseAfter?.(path, body) ?? 0);
    if (first > 0) {
      outgoing.write(body.subarray(0, first));
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    outgoing.end(body.subarray(first));
  }

  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  proxy.url = `http://localhost:${(server.address() as AddressInfo).port}`;
  proxy.close = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return proxy;
}

function fetchWhole(options: RequestOptions, incoming: IncomingMessage): Promise<ProxyAnswer> {
  return new Promise((resolve, reject) => {
    const sent = ask(options, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 500, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    sent.on('error', reject);
    incoming.pipe(sent);
  });
}

/** Simulates a site whose pages have all changed, with `build` as its build id. */
export function otherEdition(build: string): Rewrite {
  return (path, answer) => {
    const was = answer.headers['x-build'];
    if (typeof was !== 'string') return undefined;
    const headers = { ...answer.headers, 'x-build': build, etag: undefined };
    const text = answer.body.toString();
    if (path === '/service-worker.js') {
      // Replace the build id, and the revision of every file that the shell stores.
      const changed = text.replaceAll(was, build).replace(/"revision":"[0-9a-f]+"/g, () => `"revision":"${build}"`);
      return { ...answer, headers, body: Buffer.from(changed) };
    }
    if (!String(answer.headers['content-type']).startsWith('text/html')) return { ...answer, headers };
    return { ...answer, headers, body: Buffer.from(text.replace('</h1>', ` (edition ${build})</h1>`)) };
  };
}
