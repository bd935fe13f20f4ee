import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface DelayProxy {
  /** Without a slash at the end. */
  url: string;
  close: () => void;
}

/** Passes requests on and holds each answer back: a line's delay also for what a browser fetches of its own accord. */
export async function delayProxy(target: string, milliseconds: number): Promise<DelayProxy> {
  const server = createServer((incoming, outgoing) => {
    const { host, port } = new URL(target);
    const passed = request(
      {
        hostname: 'localhost',
        port,
        path: incoming.url,
        method: incoming.method,
        headers: { ...incoming.headers, host },
      },
      (answer) => {
        setTimeout(() => {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(outgoing);
        }, milliseconds);
      },
    );
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, close: () => void server.close() };
}
