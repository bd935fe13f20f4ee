import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from '@playwright/test';

/** Bytes of brotli, at the level at which the platform compresses, for all scripts of a page once its islands stand. */
const mostScript = 75_000;

for (const path of ['/', '/lexicon', '/lexicon/H430', '/results?q=gold', '/strongs/verse/genesis/1/1', '/about/texts', '/parallel-bible?passage=Psalm+51', '/hebrew-learning', '/hebrew-learning/study', '/bible/kjv_strongs/john/3']) {
  test(`${path} loads no more script than its budget`, async ({ page }) => {
    const bodies: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') bodies.push(response.body());
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const scripts = await Promise.all(bodies);
    const bytes = scripts.map((script) => brotliCompressSync(script, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length);
    expect(scripts.length).toBeGreaterThan(0);
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(mostScript);
  });
}
