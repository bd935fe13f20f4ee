import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface DelayProxy {
  /** Without a trailing slash. */
  url: string;
  close: () => void;
}

/**
 * Forwards requests and delays each response. Unlike the emulation in Chromium, it also delays prefetches and other
 * requests that the browser sends by itself.
 */
export async function delayProxy(target: string, milliseconds: number): Promise<DelayProxy> {
  const server = createServer((incoming, clientResponse) => {
    const { host, port } = new URL(target);
    const upstreamRequest = request(
      {
        hostname: 'localhost',
        port,
        path: incoming.url,
        method: incoming.method,
        headers: { ...incoming.headers, host },
      },
      (upstreamResponse) => {
        setTimeout(() => {
          clientResponse.writeHead(upstreamResponse.statusCode ?? 502, upstreamResponse.headers);
          upstreamResponse.pipe(clientResponse);
        }, milliseconds);
      },
    );
    upstreamRequest.on('error', () => clientResponse.destroy());
    incoming.pipe(upstreamRequest);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, close: () => void server.close() };
}
