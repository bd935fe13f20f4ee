import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { Response } from 'miniflare';
import { defineConfig } from 'vitest/config';
import { recordables } from '#data/hebrew/content/recordables.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const assets = new Map<string, string>();

/** Small pages in place of the built ones, addressed as the asset server addresses them: without ".html". */
async function serveAsset(request: { url: string }): Promise<Response> {
  const { pathname } = new URL(request.url);
  const file = /\.(?:json|txt)$/.test(pathname) ? pathname : `${pathname}.html`;
  if (pathname === '/known-passwords.bin') return new Response(await readFile(here('../.build/known-passwords.bin')));
  if (pathname === '/recordables.json') return Response.json(recordables);
  const known = assets.get(file) ?? (await readFile(here(`./testing/assets${file}`), 'utf8').catch(() => undefined));
  if (known === undefined) return new Response('', { status: 404 });
  assets.set(file, known);
  return new Response(known, {
    headers: { 'Content-Type': file.endsWith('.json') ? 'application/json' : 'text/html' },
  });
}

/** The whole app in workerd, over a real D1 that the real migrations make. */
export default defineConfig({
  root: here('..'),
  plugins: [
    cloudflareTest(async () => ({
      main: here('./index.ts'),
      miniflare: {
        compatibilityDate: '2026-11-01',
        compatibilityFlags: ['nodejs_compat'],
        d1Databases: ['LIBRARY', 'APP', 'EMPTY', 'OTHER'],
        r2Buckets: ['FILES'],
        durableObjects: {
          IMPORT_JOBS: { className: 'ImportJob', useSQLite: true },
          WATCHER: { className: 'Watcher', useSQLite: true },
          OUTBOX: { className: 'Outbox', useSQLite: true },
        },
        serviceBindings: { ASSETS: serveAsset },
        bindings: {
          BUILD_TOKEN: 'of the tests',
          MIGRATIONS: await readD1Migrations(here('./migrations/library')),
          APP_MIGRATIONS: await readD1Migrations(here('./migrations/app')),
        },
      },
    })),
  ],
  // What a failing database logs is part of passing tests.
  test: {
    silent: 'passed-only',
    // A password's hash takes a third of a second of a quiet processor, and many times that of a busy one.
    testTimeout: 120_000,
    // On two cores the default is one file at a time.
    maxWorkers: '100%',
    include: ['worker/**/*.test.ts'],
    // Bundled, since the plugin gives what packages require a second, encoded name where the folder's path has letters outside
    // ASCII: react-dom would have a React of its own there, without the hooks of the views' React.
    deps: { optimizer: { ssr: { enabled: true, include: ['react-dom/server', 'radix-ui'] } } },
    // Each file begins anew in what stands already (testing/seed-library.ts).
    isolate: false,
    setupFiles: [here('./testing/seed-library.ts')],
    globalSetup: [
      here('../scripts/testing/mail-server/setup.ts'),
      here('../scripts/testing/ai-provider/setup.ts'),
      here('../scripts/testing/known-passwords/setup.ts'),
    ],
  },
});
