import { resolve } from 'node:path';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';
import { stateFolder } from './publish/state-folder.ts';
import { bundleOrLast } from './worker-bundle.ts';
import { withoutStack } from './without-stack.ts';

export interface Served {
  /** Without a trailing slash: "http://localhost:8787". */
  url: string;
  stop: () => Promise<void>;
}

/**
 * Serves `dist` and the worker as deployed, in workerd, with D1 on the local disk. `secrets` are the values that a
 * deployment stores as secrets.
 *
 * `wrangler dev` does the same through a proxy that watches the code. That is a second runtime, which uses nearly as
 * much of the processor as the site itself.
 */
export async function serve(port: number, secrets: Record<string, string> = {}): Promise<Served> {
  const { script, options } = await bundleOrLast();
  const host = 'localhost';
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host,
      port,
      rootPath: process.cwd(),
      // Where wrangler stores and looks for them.
      resourcePersistencePath: resolve(stateFolder, 'v3'),
      resourceTmpPath: resolve('.wrangler/tmp'),
      log: new Log(LogLevel.WARN),
      handleStructuredLogs: ({ level, message }) => {
        const output = level === 'error' || level === 'warn' ? process.stderr : process.stdout;
        output.write(`${withoutStack(message)}\n`);
      },
      // Otherwise each start requests a sample request's location from Cloudflare, and warns without a network.
      cf: false,
      telemetry: { enabled: false },
      workers: [
        {
          ...options,
          name: 'lexicon',
          modules: true,
          scriptPath: script,
          // By default the terminal shows only failed requests. LOG=requests shows every request.
          bindings: { ...options.bindings, ...secrets, LOG: process.env['LOG'] ?? 'failures' },
          ...(options.assets && { assets: { ...options.assets, directory: resolve('dist') } }),
        },
      ],
    }),
  );
  await miniflare.ready;
  return { url: `http://${host}:${port}`, stop: () => miniflare.dispose() };
}
