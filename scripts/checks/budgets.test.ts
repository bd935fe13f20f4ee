import { globSync, statSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { productSlug } from '#data/model/product.ts';
import { pageWeights, percentile, type PageWeight } from './page-weights.ts';

/** Limits of the free plan, and the weights of pages that the design sets (bytes of brotli). */
const mostFiles = 20_000;
const largestFile = 25 * 1024 * 1024;

describe('the deployment', () => {
  const files = globSync('dist/**', { withFileTypes: true }).filter((entry) => entry.isFile());

  it('has a page for every entry', () => {
    expect(globSync(`dist/${productSlug}/[HG]*.html`)).toHaveLength(14_197);
  });

  it('keeps below the number of files that the free plan takes', () => {
    expect(files.length).toBeLessThan(mostFiles);
  });

  it('has no file above the size that the platform takes', () => {
    const large = files.filter((entry) => statSync(`${entry.parentPath}/${entry.name}`).size > largestFile);
    expect(large.map((entry) => entry.name)).toEqual([]);
  });
});

describe('an entry page', () => {
  let weights: PageWeight[] = [];
  beforeAll(() => {
    weights = pageWeights(`dist/${productSlug}/[HG]*.html`);
  });

  it('is at most 4.5 kB of HTML at the 95th percentile', () => {
    expect(percentile(weights.map(({ html }) => html), 0.95)).toBeLessThanOrEqual(4_500);
  });

  it('needs at most 6 kB before it can be read at the median', () => {
    expect(percentile(weights.map(({ whole }) => whole), 0.5)).toBeLessThanOrEqual(6_000);
  });

  it('needs at most 13.5 kB before it can be read at the 99th percentile, one round trip', () => {
    expect(percentile(weights.map(({ whole }) => whole), 0.99)).toBeLessThanOrEqual(13_500);
  });
});

describe('a chapter page', () => {
  let weights: PageWeight[] = [];
  beforeAll(() => {
    weights = pageWeights('dist/bible/*/*/*.html');
  });

  it('stands for every chapter of the three versions: 1,189, 1,189 and the 929 of the Hebrew text', () => {
    expect(weights).toHaveLength(1_189 + 1_189 + 929);
  });

  it('needs at most 9 kB before it can be read at the median', () => {
    expect(percentile(weights.map(({ whole }) => whole), 0.5)).toBeLessThanOrEqual(9_000);
  });

  it('needs at most 14 kB before it can be read at the 99th percentile, one round trip', () => {
    expect(percentile(weights.map(({ whole }) => whole), 0.99)).toBeLessThanOrEqual(14_000);
  });
});
