import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Served } from '../serve.ts';
import type { Runtimes } from './live-site.ts';

type Secrets = Record<string, string>;

export type HostCommand =
  | { action: 'serve'; secrets: Secrets }
  | { action: 'prepare'; secrets: Secrets; parts: { hasNextPages: boolean } }
  | { action: 'start' | 'discard' | 'stop' };

/** The result of a command: the URL of the runtime, which is empty before it serves, or an error. */
export type HostReport = { url: string } | { error: string };

/**
 * Runtimes of the site, each in a process of its own. Miniflare computes for a second and a half before a runtime
 * starts. In the process of the proxy it would delay all requests.
 */
export function hostedRuntimes(secrets: Secrets): Runtimes {
  return {
    serve: async () => {
      const host = new RuntimeHost(oneThread);
      return host.serve({ action: 'serve', secrets });
    },
    prepare: async (parts) => {
      const host = new RuntimeHost();
      await host.ask({ action: 'prepare', secrets, parts });
      return { start: () => host.serve({ action: 'start' }), discard: () => host.end({ action: 'discard' }) };
    },
  };
}

/**
 * Miniflare hashes the paths of 20,000 pages, each in a job of the thread pool. With one thread, a start takes a third
 * less of the processor, and is faster. Not for a prepared runtime: its gate waits in the thread pool.
 */
const oneThread = { UV_THREADPOOL_SIZE: '1' };

class RuntimeHost {
  readonly #process: ChildProcess;
  readonly #ended: Promise<void>;
  #isEnding = false;

  constructor(env: Record<string, string> = {}) {
    const file = fileURLToPath(new URL('runtime-host.ts', import.meta.url));
    this.#process = fork(file, { env: { ...process.env, ...env } });
    this.#ended = new Promise((resolve) => this.#process.once('exit', () => resolve()));
  }

  /** Rejects with the error of the runtime, or if its process ends. */
  async ask(command: HostCommand): Promise<string> {
    const report = await new Promise<HostReport>((resolve) => {
      this.#process.once('message', (message) => resolve(message as HostReport));
      void this.#ended.then(() => resolve({ error: 'its process has ended' }));
      // A process that has ended is reported above.
      this.#process.send(command, () => undefined);
    });
    if ('url' in report) return report.url;
    await this.#leave();
    throw new Error(report.error);
  }

  async serve(command: HostCommand): Promise<Served> {
    const url = await this.ask(command);
    void this.#ended.then(() => {
      if (this.#isEnding) return;
      process.stderr.write('The process of the runtime has ended, so the site is no longer served.\n');
      process.exit(1);
    });
    return { url, stop: () => this.end({ action: 'stop' }) };
  }

  async end(command: HostCommand): Promise<void> {
    this.#isEnding = true;
    await this.ask(command);
    // Requests wait for the end of the runtime, but not for that of its process.
    void this.#leave();
  }

  /** The process ends when its channel closes. */
  async #leave(): Promise<void> {
    this.#isEnding = true;
    if (this.#process.connected) this.#process.disconnect();
    await this.#ended;
  }
}
