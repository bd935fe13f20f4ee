import type { PreparedRuntime, Served } from '../serve.ts';
import { FrontProxy } from './front-proxy.ts';

/** How runtimes are made. */
export interface Runtimes {
  /** Serves the current site at a free port. */
  serve: () => Promise<Served>;
  /** Prepares to serve the next site. */
  prepare: (parts: { hasNextPages: boolean }) => Promise<PreparedRuntime>;
}

export interface Exchange {
  isWanted: () => boolean;
  /** Moves the files of the next site into their places, while nothing is served. */
  swap: () => void;
}

/** The site at its port, whose runtime can be exchanged. At most one runtime has the databases open at any time. */
export class LiveSite {
  readonly #runtimes: Runtimes;
  readonly #proxy = new FrontProxy();
  #runtime: Served | undefined;

  constructor(runtimes: Runtimes) {
    this.#runtimes = runtimes;
  }

  /** Returns the URL of the site. */
  async begin(port: number): Promise<string> {
    this.#runtime = await this.#runtimes.serve();
    this.#proxy.forwardTo(this.#runtime.url);
    try {
      return `http://localhost:${await this.#proxy.listen(port)}`;
    } catch (error) {
      await this.#runtime.stop();
      throw error;
    }
  }

  /** Prepares the runtime that {@link exchange} starts. */
  prepare(parts: { hasNextPages: boolean }): Promise<PreparedRuntime> {
    return this.#runtimes.prepare(parts);
  }

  /**
   * Replaces the site by the prepared one, while requests wait. If the exchange is no longer wanted when no request runs
   * any more, nothing is stopped. If `swap` throws, the same site as before is served. Returns for how many milliseconds
   * requests waited, or `undefined` if it was not wanted.
   */
  async exchange(next: PreparedRuntime, { isWanted, swap }: Exchange): Promise<number | undefined> {
    const before = this.#runtime;
    const since = await this.#proxy.pause();
    let current: Served | undefined;
    try {
      if (!isWanted()) {
        current = before;
        return undefined;
      }
      await before?.stop();
      // A job may have worked until now.
      if (!isWanted()) return undefined;
      swap();
      current = this.#runtime = await next.start();
    } finally {
      try {
        this.#runtime = current ?? (await this.#runtimes.serve());
      } finally {
        // Also if nothing can be served, because an error is better than to wait for ever.
        if (this.#runtime) this.#proxy.forwardTo(this.#runtime.url);
        if (current === undefined || current === before) await next.discard();
      }
    }
    return performance.now() - since;
  }

  async stop(): Promise<void> {
    await this.#proxy.close();
    await this.#runtime?.stop();
  }
}
