import { expect, test } from '@playwright/test';
import { queries } from '../../scripts/bench/search-queries.ts';
import { compareWeights } from '../../scripts/checks/compare-weights.ts';
import { pageKinds } from '../../scripts/checks/page-kinds.ts';
import { blockingScripts } from '../../scripts/checks/page-scripts.ts';
import { brotliBytes, resultsWeights } from '../../scripts/checks/page-weights.ts';
import { readBaseline, weighKind } from '../../scripts/checks/weights.ts';

/** Bytes of brotli, at the level at which the platform compresses, for all scripts of a page once its islands stand. */
const mostScript = 75_000;

for (const path of ['/', '/lexicon', '/lexicon/H430', '/results?q=gold', '/strongs/verse/genesis/1/1', '/about/texts', '/offline', '/parallel-bible?passage=Psalm+51', '/hebrew-learning', '/hebrew-learning/study', '/bible/kjv_strongs/john/3']) {
  test(`${path} loads no more script than its budget`, async ({ page }) => {
    const bodies: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') bodies.push(response.body());
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const scripts = await Promise.all(bodies);
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.map(brotliBytes).reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(mostScript);
  });
}

test('results arrive in one round trip, whatever is searched for', async ({ baseURL }) => {
  const weights = await resultsWeights(String(baseURL), queries.map(([text]) => text));
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
