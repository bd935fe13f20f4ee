import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A local deploy hook: a POST to a secret URL requests a build. The request body is ignored. Returns the URL. */
export async function listenForBuilds(onCall: () => void): Promise<string> {
  const path = `/${crypto.randomUUID()}`;
  const server = createServer((request, response) => {
    const isCall = request.method === 'POST' && request.url === path;
    if (isCall) onCall();
    response.writeHead(isCall ? 202 : 404).end();
    request.resume();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // This server must not keep the process alive. The site's server does that.
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
}
