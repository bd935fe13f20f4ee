import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { shippedPackages } from '../../site/integrations/shipped-packages.ts';
import { askWrangler, deployDefines } from '../deploy/ask-wrangler.ts';
import { freePlan } from '../deploy/limits.ts';
import { parseUpload } from '../deploy/read-answers.ts';

/** Of gzip, without the libraries that accounts and administrators alone need: what readers' pages and calls cost. */
const mostForReaders = 400_000;
/** Of gzip, all that is deployed. */
const mostBytes = 490_000;

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

test('the worker can be deployed, fits the free plan, and brings nothing whose licence is not shipped', async () => {
  const said = await askWrangler('deploy', '--dry-run', '--metafile', '--outdir', folder, ...deployDefines());
  expect(said.succeeded, said.all).toBe(true);
  const { gzip } = parseUpload(said.all);
  process.stdout.write(`The worker has ${Math.round(gzip / 1000)} kB of gzip.\n`);
  expect(gzip).toBeLessThan(freePlan.workerBytes);
  expect(gzip).toBeLessThan(mostBytes);

  const { inputs } = JSON.parse(readFileSync(join(folder, 'bundle-meta.json'), 'utf8')) as {
    inputs: Record<string, object>;
  };
  const bundled = new Set(
    Object.keys(inputs).flatMap((path) => /.*node_modules\/(@[^/]+\/[^/]+|[^/@]+)\//.exec(path)?.[1] ?? []),
  );
  const shipped = new Set(shippedPackages().map(({ name }) => name));
  expect(bundled.size).toBeGreaterThan(20);
  // Wrangler's own frame around the worker is Cloudflare's to license.
  expect([...bundled].filter((name) => name !== 'wrangler' && !shipped.has(name))).toEqual([]);
  expect(ofAdministrators.filter((name) => !bundled.has(name))).toEqual([]);
}, 120_000);

test('what readers need of the worker stays small, whatever administrators are given', async () => {
  const nothing = join(folder, 'nothing.cjs');
  writeFileSync(nothing, 'module.exports = {};');
  const without = ofAdministrators.flatMap((name) => ['--alias', `${name}:${nothing}`]);
  const said = await askWrangler(
    'deploy',
    '--dry-run',
    '--outdir',
    join(folder, 'readers'),
    ...without,
    ...deployDefines(),
  );
  expect(said.succeeded, said.all).toBe(true);
  const { gzip } = parseUpload(said.all);
  process.stdout.write(`Without the libraries of administrators it has ${Math.round(gzip / 1000)} kB of gzip.\n`);
  expect(gzip).toBeLessThan(mostForReaders);
}, 120_000);
