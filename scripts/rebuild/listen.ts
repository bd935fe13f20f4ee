import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A deploy hook of this machine: an address that nobody can guess, to which a POST is a call. Nothing is read of it, so
 * that nobody can tell it anything. Returns the address.
 */
export async function listenForBuilds(onCall: () => void): Promise<string> {
  const path = `/${crypto.randomUUID()}`;
  const server = createServer((request, response) => {
    const isCall = request.method === 'POST' && request.url === path;
    if (isCall) onCall();
    response.writeHead(isCall ? 202 : 404).end();
    request.resume();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Whoever serves the site keeps the process alive, not this.
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
}
