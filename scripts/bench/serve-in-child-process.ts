import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import type { Served } from '../serve.ts';
import { copyDatabases } from './imports/site-copy.ts';

const startTimeoutMs = 120_000;

export interface ServedSite extends Served {
  /** Process id of the server. The runtime is its child. */
  pid: number;
}

/**
 * Serves the site from a child process, so that the server does not use the memory of the benchmark. It uses a free port,
 * because wrangler waits forever if another process has the port. The child ends when this process ends, or earlier.
 */
export async function serveInChildProcess(env: Record<string, string> = {}): Promise<ServedSite> {
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
    const fail = (reason: string): void => {
      clearTimeout(startTimer);
      child.kill();
      reject(new Error(`The site could not be served on port ${port}: ${reason}\n${printed.slice(-1_000)}`));
    };
    const startTimer = setTimeout(() => fail(`it was not ready in ${startTimeoutMs / 1000} s`), startTimeoutMs);
    const read = (data: Buffer): void => {
      printed += String(data);
      const url = /^http:\/\/\S+$/m.exec(printed)?.[0];
      if (!url) return;
      clearTimeout(startTimer);
      resolve({ url, stop, pid: child.pid ?? 0 });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', (data: Buffer) => (printed += String(data)));
    child.on('error', (error) => fail(error.message));
    child.on('close', (code) => fail(`the process exited with code ${code}`));
  });
}

/**
 * Serves the site with a copy of its databases, so that accounts of a benchmark are not created in the installation.
 * `stop` deletes the copy.
 */
export async function serveCopy(folder: string): Promise<ServedSite> {
  copyDatabases(folder);
  const served = await serveInChildProcess({ LEXICON_STATE: folder });
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
