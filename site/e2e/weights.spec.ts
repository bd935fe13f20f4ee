import { expect, test } from '@playwright/test';
import { queries } from '../../scripts/bench/search-queries.ts';
import { compareWeights } from '../../scripts/checks/compare-weights.ts';
import { pageKinds } from '../../scripts/checks/page-kinds.ts';
import { blockingScripts } from '../../scripts/checks/page-scripts.ts';
import { brotliBytes, resultsWeights } from '../../scripts/checks/page-weights.ts';
import { scriptsUntil } from '../../scripts/checks/scripts-until.ts';
import { readBaseline, weighKind } from '../../scripts/checks/weights.ts';
import { becomeAdmin } from './people.ts';

/**
 * Bytes of brotli, at the level at which the platform compresses, for all scripts that a page loads by itself: none of
 * React where a page is read until it is touched, React where something moves. The design asks for 12 and 115 kB of what
 * a page itself loads; what registers the service worker and fetches ahead, some 7 kB, is counted here as well, and so is
 * the way to texts that the device keeps. What moves had kept to 115 kB even so. The code that survives errors and
 * translated pages is 1.2 kB of it.
 */
const mostScript = { read: 20_000, moving: 116_500 };
/** A group of modules that matches nothing any more (`together` in astro.config.mjs) would be seen by these alone. */
const mostFiles = { read: 12, moving: 24 };

const kinds: [path: string, kind: keyof typeof mostScript][] = [
  ['/', 'read'],
  ['/lexicon', 'moving'],
  ['/lexicon/H430', 'read'],
  ['/results?q=gold', 'moving'],
  ['/strongs/verse/genesis/1/1', 'read'],
  ['/about/texts', 'read'],
  ['/offline', 'moving'],
  ['/parallel-bible?passage=Psalm+51', 'moving'],
  ['/hebrew-learning', 'read'],
  ['/hebrew-learning/study', 'moving'],
  ['/bible/kjv_strongs/john/3', 'read'],
];

for (const [path, kind] of kinds) {
  test(`${path} loads no more script than its budget`, async ({ page }) => {
    const bodies: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') bodies.push(response.body());
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const scripts = await Promise.all(bodies);
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.length, 'files').toBeLessThanOrEqual(mostFiles[kind]);
    expect(scripts.map(brotliBytes).reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(mostScript[kind]);
  });
}

test('results arrive in one round trip, whatever is searched for', async ({ baseURL }) => {
  const weights = await resultsWeights(
    String(baseURL),
    queries.map(([text]) => text),
  );
  process.stdout.write(`${compareWeights('results', weights, readBaseline()['results']).join('\n')}\n`);
  const { html, whole } = weighKind(weights);
  const limits = pageKinds.find(({ name }) => name === 'results')?.limits ?? [];
  expect(limits.length).toBeGreaterThan(0);
  for (const { of, at, atMost } of limits) expect({ html, whole }[of][at], `${of}, ${at}`).toBeLessThanOrEqual(atMost);
});

test('results can be read before any script has come', async ({ request }) => {
  const html = await (await request.get('/results?q=gold')).text();
  expect(html).toContain('<li');
  expect(blockingScripts(html)).toEqual([]);
});

/** Until the first tab can be used, in bytes of brotli; the design asks for 170 kB. */
const mostOfDashboard = { scripts: 24, bytes: 125_000 };

test('the dashboard needs no more script than its budget until its first tab stands', async ({ page, context }) => {
  await becomeAdmin(page);
  const needed = await scriptsUntil(page, '/admin', '[role=tabpanel] :is(button, input)');
  const scripts = await Promise.all(needed.map(async (each) => (await context.request.get(each)).body()));
  const bytes = scripts.map(brotliBytes).reduce((sum, each) => sum + each, 0);
  process.stdout.write(`The dashboard, first tab: ${bytes} bytes in ${scripts.length} scripts\n`);
  // React alone has more than half of it.
  expect(bytes).toBeGreaterThan(60_000);
  expect(bytes).toBeLessThanOrEqual(mostOfDashboard.bytes);
  expect(scripts.length).toBeLessThanOrEqual(mostOfDashboard.scripts);
});
