import { createServer, type AddressInfo } from 'node:net';

/** Returns a port that is currently free. Another program may take it before you use it, so be ready to retry. */
export function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.listen(0, 'localhost', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
