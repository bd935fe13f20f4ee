import { prepareRuntime, serve, type PreparedRuntime, type Served } from '../serve.ts';
import { FrontProxy } from './front-proxy.ts';

export interface Exchange {
  isWanted: () => boolean;
  /** Moves the files of the next site into their places, while nothing is served. */
  swap: () => void;
}

/** The site at its port, whose runtime can be exchanged. At most one runtime has the databases open at any time. */
export class LiveSite {
  readonly #secrets: Record<string, string>;
  readonly #proxy = new FrontProxy();
  #runtime: Served | undefined;

  constructor(secrets: Record<string, string>) {
    this.#secrets = secrets;
  }

  /** Returns the URL of the site. */
  async begin(port: number): Promise<string> {
    this.#runtime = await serve(0, this.#secrets);
    this.#proxy.forwardTo(this.#runtime.url);
    try {
      return `http://localhost:${await this.#proxy.listen(port)}`;
    } catch (error) {
      await this.#runtime.stop();
      throw error;
    }
  }

  /** Prepares the runtime of the next pages, which {@link exchange} starts. */
  prepare(hasNextPages: boolean): Promise<PreparedRuntime> {
    return prepareRuntime(this.#secrets, { hasNextPages });
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
      this.#runtime = current ?? (await serve(0, this.#secrets));
      this.#proxy.forwardTo(this.#runtime.url);
      if (current === undefined || current === before) await next.discard();
    }
    return performance.now() - since;
  }

  async stop(): Promise<void> {
    await this.#proxy.close();
    await this.#runtime?.stop();
  }
}
