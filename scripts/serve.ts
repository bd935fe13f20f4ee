import { unstable_startWorker as startWorker } from 'wrangler';
import { stateFolder } from './publish/state-folder.ts';

export interface Served {
  /** Without a slash at the end: "http://localhost:8787". */
  url: string;
  stop: () => Promise<void>;
}

/**
 * Serves `dist` and the worker in workerd, with D1 on local disk: what `wrangler dev` does, by the call behind it.
 * `secrets` are what a deployment keeps as such. Watching is off, since watching 14,000 files costs 2 of the 5 seconds that a start may take.
 */
export async function serve(port: number, secrets: Record<string, string> = {}): Promise<Served> {
  // Else each start asks Cloudflare for a sample request's location, and warns when there is no network.
  process.env['CLOUDFLARE_CF_FETCH_ENABLED'] ??= 'false';
  process.env['WRANGLER_SEND_METRICS'] ??= 'false';
  // Without a password it reads and writes every database of this machine's site.
  process.env['X_LOCAL_EXPLORER'] = 'false';
  process.env['X_LOCAL_OBSERVABILITY'] = 'false';
  const worker = await startWorker({
    config: 'wrangler.toml',
    // As it is deployed: of React's two builds the whole worker has one.
    bindings: {
      ...Object.fromEntries(
        Object.entries(secrets).map(([name, value]) => [name, { type: 'secret_text', value } as const]),
      ),
      // The terminal tells of what failed; LOG=requests, of every request.
      LOG: { type: 'plain_text', value: process.env['LOG'] ?? 'failures' },
    },
    build: { define: { ...productDefines(), 'process.env.NODE_ENV': '"production"' } },
    dev: {
      watch: false,
      liveReload: false,
      inspector: false,
      logLevel: 'warn',
      persist: stateFolder,
      server: { hostname: 'localhost', port },
    },
  });
  await worker.ready;
  return { url: String(await worker.url).replace(/\/$/, ''), stop: () => worker.dispose() };
}

/** The globals of data/model/product.ts, where the environment names the product otherwise. */
export function productDefines(): Record<string, string> {
  const { PRODUCT_NAME, PRODUCT_SLUG } = process.env;
  return {
    ...(PRODUCT_NAME && { __PRODUCT_NAME__: JSON.stringify(PRODUCT_NAME) }),
    ...(PRODUCT_SLUG && { __PRODUCT_SLUG__: JSON.stringify(PRODUCT_SLUG) }),
  };
}
