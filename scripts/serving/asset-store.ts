import type { IncomingMessage } from 'node:http';

/** A complete response with status 200. `headers` are flat pairs. */
export interface StoredAsset {
  headers: string[];
  body: Buffer;
}

/** Scripts, styles and fonts, whose names contain a hash of their content. */
const assetPath = /^\/_astro\/[\w./-]+$/;
/** Requests with one of these want a part, a comparison with their own copy, or a new copy. */
const conditions = ['range', 'if-none-match', 'if-modified-since', 'if-match', 'cache-control', 'pragma'];
/** Several times the assets of a site. More can only come from unusual headers, so the store then starts again. */
const maxBytes = 64_000_000;

/**
 * Assets of the site in memory. A page has about fifteen, and the runtime takes several milliseconds of processor time
 * for each. One store is for one runtime.
 */
export class AssetStore {
  readonly #assets = new Map<string, StoredAsset>();
  #bytes = 0;

  /** The key of an asset, or `undefined` if the runtime must answer. Compressed responses differ by what a client accepts. */
  keyOf({ method, url = '', headers }: IncomingMessage): string | undefined {
    if (method !== 'GET' || !assetPath.test(url) || conditions.some((name) => name in headers)) return undefined;
    return `${url} ${String(headers['accept-encoding'])}`;
  }

  find(key: string): StoredAsset | undefined {
    return this.#assets.get(key);
  }

  /** Stores the response when it has arrived completely, unless it may change. `headers` are those for clients. */
  keep(key: string, answer: IncomingMessage, headers: readonly string[]): void {
    const { statusCode, headers: own } = answer;
    if (statusCode !== 200 || !own['cache-control']?.includes('immutable') || own['set-cookie']) return;
    const chunks: Buffer[] = [];
    answer.on('data', (chunk: Buffer) => chunks.push(chunk));
    answer.on('end', () => {
      const body = Buffer.concat(chunks);
      const length = own['content-length'] === undefined ? ['Content-Length', String(body.length)] : [];
      if (this.#bytes + body.length > maxBytes) this.#clear();
      this.#bytes += body.length;
      this.#assets.set(key, { headers: [...headers, ...length], body });
    });
  }

  #clear(): void {
    this.#assets.clear();
    this.#bytes = 0;
  }
}
