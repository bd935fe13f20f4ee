import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import type { Served } from '../serve.ts';
import { copyDatabases } from './imports/site-copy.ts';

const patience = 120_000;

export interface ServedApart extends Served {
  /** Process id of the server. The runtime is its child. */
  pid: number;
}

/**
 * The site in a separate process, so that the server uses no memory of the benchmark, on a free port, because wrangler
 * waits forever if another process has it. It ends with this process at the latest.
 */
export async function serveInProcess(env: Record<string, string> = {}): Promise<ServedApart> {
  const port = await freePort();
  const child = spawn(process.execPath, ['scripts/bench/serve-until-stopped.ts', String(port)], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const stop = (): Promise<void> => {
    child.stdin.end();
    return ended;
  };
  let printed = '';
  return new Promise((resolve, reject) => {
    const fail = (why: string): void => {
      clearTimeout(waiting);
      child.kill();
      reject(new Error(`The site could not be served on port ${port}: ${why}\n${printed.slice(-1_000)}`));
    };
    const waiting = setTimeout(() => fail(`it was not ready in ${patience / 1000} s`), patience);
    const read = (data: Buffer): void => {
      printed += String(data);
      const url = /^http:\/\/\S+$/m.exec(printed)?.[0];
      if (!url) return;
      clearTimeout(waiting);
      resolve({ url, stop, pid: child.pid ?? 0 });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', (data: Buffer) => (printed += String(data)));
    child.on('error', (error) => fail(error.message));
    child.on('close', (code) => fail(`it ended with ${code}`));
  });
}

/**
 * The site with a copy of its databases in the folder, so that accounts of a benchmark never reach the installation.
 * `stop` removes the copy.
 */
export async function serveCopy(folder: string): Promise<ServedApart> {
  copyDatabases(folder);
  const served = await serveInProcess({ LEXICON_STATE: folder });
  const stop = async (): Promise<void> => {
    await served.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...served, stop };
}

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, 'localhost', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
