import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { Response } from 'miniflare';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { recordables } from '#data/hebrew/content/all-recordables.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const assets = new Map<string, string>();

/** Small pages instead of the built ones, at the asset server's URLs: without ".html". */
async function serveAsset(request: { url: string }): Promise<Response> {
  const { pathname } = new URL(request.url);
  const file = /\.(?:json|txt)$/.test(pathname) ? pathname : `${pathname}.html`;
  if (pathname === '/known-passwords.bin') return new Response(await readFile(here('../.build/known-passwords.bin')));
  if (pathname === '/recordables.json') return Response.json(recordables);
  const cached = assets.get(file) ?? (await readFile(here(`./testing/assets${file}`), 'utf8').catch(() => undefined));
  if (cached === undefined) return new Response('', { status: 404 });
  assets.set(file, cached);
  return new Response(cached, {
    headers: { 'Content-Type': file.endsWith('.json') ? 'application/json' : 'text/html' },
  });
}

const useTestCost: Plugin = {
  name: 'password-cost-of-tests',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === './password-cost.ts' && importer?.endsWith('/accounts/passwords.ts')
      ? here('./testing/password-cost.ts')
      : undefined,
};

/** Runs the whole app in workerd with a real D1 and the real migrations. */
export default defineConfig({
  root: here('..'),
  plugins: [
    useTestCost,
    cloudflareTest(async () => ({
      main: here('./index.ts'),
      miniflare: {
        compatibilityDate: '2026-11-01',
        compatibilityFlags: ['nodejs_compat'],
        d1Databases: ['LIBRARY', 'APP', 'EMPTY', 'OTHER'],
        r2Buckets: ['FILES'],
        durableObjects: {
          IMPORT_JOBS: { className: 'ImportJob', useSQLite: true },
          HEALTH_MONITOR: { className: 'HealthMonitor', useSQLite: true },
          OUTBOX: { className: 'Outbox', useSQLite: true },
          STUDY_NOTES: { className: 'StudyNotes', useSQLite: true },
        },
        serviceBindings: { ASSETS: serveAsset },
        bindings: {
          BUILD_TOKEN: 'of the tests',
          STUDY_SEQUENCES: process.env['STUDY_SEQUENCES'] ?? '200',
          MIGRATIONS: await readD1Migrations(here('./migrations/library')),
          APP_MIGRATIONS: await readD1Migrations(here('./migrations/app')),
        },
      },
    })),
  ],
  // Passing tests may log the errors of a failing database.
  test: {
    silent: 'passed-only',
    // A password hash takes a third of a second on an idle processor, and many times that on a busy one.
    testTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    // With two cores, the default is one file at a time.
    maxWorkers: '100%',
    include: ['worker/**/*.test.ts'],
    // Bundled, because the plugin gives required packages a second, encoded name if the folder's path has non-ASCII
    // characters. Then react-dom would load its own React, without the hooks of the views' React.
    deps: { optimizer: { ssr: { enabled: true, include: ['react-dom/server', 'radix-ui'] } } },
    // Files share the isolate, and testing/seed-library.ts resets its state before each file.
    isolate: false,
    setupFiles: [here('./testing/seed-library.ts')],
    globalSetup: [
      here('../scripts/testing/mail-server/setup.ts'),
      here('../scripts/testing/ai-provider/setup.ts'),
      here('../scripts/testing/known-passwords/setup.ts'),
    ],
  },
});
