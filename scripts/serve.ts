import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';
import { isAlive } from './build-lock.ts';
import { stateFolder } from './publish/state-folder.ts';
import { createGate, useRuntimeProcess, type Gate } from './serving/runtime-process.ts';
import { bundleOrLast, type WorkerBundle } from './worker-bundle.ts';
import { withoutStack } from './without-stack.ts';

export interface Served {
  /** Without a trailing slash: "http://localhost:8787". */
  url: string;
  stop: () => Promise<void>;
}

/** A runtime for the pages in `dist.next`, which has opened neither a database nor a port yet. */
export interface PreparedRuntime {
  /** Call it when these pages are in `dist`, and nothing else uses the databases. */
  start: () => Promise<Served>;
  /** Ends it without a start. */
  discard: () => Promise<void>;
}

const pages = 'dist';
const nextPages = 'dist.next';
const links = '.build/served';

/**
 * Serves `dist` and the worker as deployed, in workerd, with D1 on the local disk. `secrets` are the values that a
 * deployment stores as secrets. Port 0 is a free one.
 *
 * `wrangler dev` does the same through a proxy that watches the code. That is a second runtime, which uses nearly as
 * much of the processor as the site itself.
 */
export async function serve(port: number, secrets: Record<string, string> = {}): Promise<Served> {
  return start(createRuntime(await bundleOrLast(), { port, secrets, folder: resolve(pages) }));
}

/**
 * Does all that a start needs and that takes long: it bundles the worker and reads the names of all pages. Pages without
 * a successor stay those in `dist`.
 */
export async function prepareRuntime(
  secrets: Record<string, string>,
  { hasNextPages }: { hasNextPages: boolean },
): Promise<PreparedRuntime> {
  const bundle = await bundleOrLast();
  const gate = createGate();
  const link = linkTo(hasNextPages ? nextPages : pages);
  const make = (): Miniflare =>
    createRuntime(bundle, { port: 0, secrets, folder: resolve(link), ...(gate && { gate }) });
  const early = gate && make();
  await gate?.reached();
  return {
    start: async () => {
      point(link, pages);
      const runtime = early ?? make();
      await gate?.open('start');
      const served = await start(runtime);
      return { ...served, stop: () => served.stop().finally(() => rmSync(link, { force: true })) };
    },
    discard: async () => {
      await gate?.open('end');
      // Miniflare reports that the runtime did not start, and releases everything else.
      await early?.dispose().catch(() => undefined);
      rmSync(link, { force: true });
    },
  };
}

interface RuntimeOptions {
  port: number;
  secrets: Record<string, string>;
  folder: string;
  gate?: Gate;
}

async function start(runtime: Miniflare): Promise<Served> {
  const { hostname, port } = await runtime.ready;
  return { url: `http://${hostname}:${port}`, stop: () => runtime.dispose() };
}

function createRuntime({ script, options }: WorkerBundle, { port, secrets, folder, gate }: RuntimeOptions): Miniflare {
  useRuntimeProcess();
  return new Miniflare(
    convertV4MiniflareOptions({
      // A free port is for the proxy of the site, which needs one exact address.
      host: port === 0 ? '127.0.0.1' : 'localhost',
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
      ...(gate && { unsafeRuntimeEnv: gate.env }),
      workers: [
        {
          ...options,
          name: 'lexicon',
          modules: true,
          scriptPath: script,
          // By default the terminal shows only failed requests. LOG=requests shows every request.
          bindings: { ...options.bindings, ...secrets, LOG: process.env['LOG'] ?? 'failures', IS_LOCAL: 'true' },
          ...(options.assets && { assets: { ...options.assets, directory: folder } }),
        },
      ],
    }),
  );
}

/**
 * A link to a folder of pages, because the runtime takes one path: it reads the names of the pages before they are moved,
 * and the pages themselves afterwards. Each runtime has its own, so that one which restarts after a crash does not read
 * the pages of another. Links of processes that were killed are removed.
 */
function linkTo(folder: string): string {
  mkdirSync(links, { recursive: true });
  for (const name of readdirSync(links)) if (!isAlive(Number.parseInt(name, 10))) rmSync(join(links, name));
  const link = join(links, `${process.pid}-${randomUUID()}`);
  point(link, folder);
  return link;
}

function point(link: string, folder: string): void {
  symlinkSync(resolve(folder), `${link}.new`, 'junction');
  renameSync(`${link}.new`, link);
}
