import { resolve } from 'node:path';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';
import { stateFolder } from './publish/state-folder.ts';
import { bundleToServe } from './worker-bundle.ts';
import { withoutStack } from './without-stack.ts';

export interface Served {
  /** Without a slash at the end: "http://localhost:8787". */
  url: string;
  stop: () => Promise<void>;
}

/**
 * Serves `dist` and the worker, as it is deployed, in workerd, with D1 on local disk. `secrets` are what a deployment keeps
 * as such.
 *
 * `wrangler dev` does the same through a proxy that waits for changes of the code: a second runtime, which takes nearly as
 * much of the processor as the site itself.
 */
export async function serve(port: number, secrets: Record<string, string> = {}): Promise<Served> {
  const { script, options } = await bundleToServe();
  const host = 'localhost';
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host,
      port,
      rootPath: process.cwd(),
      // Where wrangler keeps and looks for them.
      resourcePersistencePath: resolve(stateFolder, 'v3'),
      resourceTmpPath: resolve('.wrangler/tmp'),
      log: new Log(LogLevel.WARN),
      handleStructuredLogs: ({ level, message }) => {
        const output = level === 'error' || level === 'warn' ? process.stderr : process.stdout;
        output.write(`${withoutStack(message)}\n`);
      },
      // Else each start asks Cloudflare for a sample request's location, and warns when there is no network.
      cf: false,
      telemetry: { enabled: false },
      workers: [
        {
          ...options,
          name: 'lexicon',
          modules: true,
          scriptPath: script,
          // The terminal tells of what failed; LOG=requests, of every request.
          bindings: { ...options.bindings, ...secrets, LOG: process.env['LOG'] ?? 'failures' },
          ...(options.assets && { assets: { ...options.assets, directory: resolve('dist') } }),
        },
      ],
    }),
  );
  await miniflare.ready;
  return { url: `http://${host}:${port}`, stop: () => miniflare.dispose() };
}
