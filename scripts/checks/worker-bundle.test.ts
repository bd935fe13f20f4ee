import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { shippedPackages } from '../../site/licences/shipped-packages.ts';
import { askWrangler, deployDefines } from '../deploy/ask-wrangler.ts';
import { freePlan } from '../deploy/limits.ts';
import { parseUpload } from '../deploy/read-answers.ts';

/** Of gzip. 162,000 of it are libraries that only administrators need. */
const mostBytes = 490_000;
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
}, 120_000);
