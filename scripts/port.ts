import { createServer } from 'node:net';
import { productName } from '#data/site/product.ts';

const usual = 8787;
const highest = 65_535;

/** The port in `PORT`, or 8787 if it is not set. Throws with instructions if it is not a port. */
export function readPort(value = process.env['PORT']): number {
  if (!value) return usual;
  const port = Number(value);
  if (/^\d{1,5}$/.test(value) && port >= 1 && port <= highest) return port;
  throw new Error(
    `PORT is "${value}", which is not a port. Set a number from 1 to ${highest}, for example PORT=${usual + 1}.`,
  );
}

/** Throws if another program listens on the port. The error says whether it is this site, and what to do. */
export async function requireFree(port: number): Promise<void> {
  const code = await tryToListen(port);
  if (!code) return;
  if (code === 'EACCES')
    throw new Error(`You do not have permission to use port ${port}. Choose another port: PORT=8788 npm start`);
  const who = (await isThisSite(port))
    ? `${productName} is already running at http://localhost:${port}`
    : `Another program uses port ${port}`;
  throw new Error(`${who}. Stop it, or choose another port: PORT=${port + 1} npm start`);
}

/** The system's error code, or `undefined` if the port is free. */
function tryToListen(port: number): Promise<string | undefined> {
  const server = createServer();
  return new Promise((resolve) => {
    server.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen(port, 'localhost', () => server.close(() => resolve(undefined)));
  });
}

async function isThisSite(port: number): Promise<boolean> {
  try {
    const response = await fetch(`http://localhost:${port}/api/health`, { signal: AbortSignal.timeout(2_000) });
    return 'edition' in ((await response.json()) as object);
  } catch {
    return false;
  }
}
