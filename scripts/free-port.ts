import { createServer, type AddressInfo } from 'node:net';

/** A port that is free now. Another program may take it before you do: be ready to ask again. */
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
