import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { productSlug } from '#data/site/product.ts';
import { compareWeights } from './compare-weights.ts';
import { pageKinds } from './page-kinds.ts';
import { blockingScripts } from './page-scripts.ts';
import { pageWeights } from './page-weights.ts';
import { shellKind, shellWeight } from './shell-weight.ts';
import { readBaseline, weighKind } from './weights.ts';

/** Limits of the free plan. */
const mostFiles = 20_000;
const largestFile = 25 * 1024 * 1024;

describe('the deployment', () => {
  const files = globSync('dist/**', { withFileTypes: true }).filter((entry) => entry.isFile());

  it('has a page for every entry', () => {
    expect(globSync(`dist/${productSlug}/[HG]*.html`)).toHaveLength(14_197);
  });

  it('has a page for every chapter of the four versions: twice 1,189, the 929 of the Hebrew text and the 260 of the Greek one', () => {
    expect(globSync('dist/bible/*/*/*.html')).toHaveLength(1_189 + 1_189 + 929 + 260);
  });

  it('keeps below the number of files that the free plan takes', () => {
    expect(files.length).toBeLessThan(mostFiles);
  });

  it('has no file above the size that the platform takes', () => {
    const large = files.filter((entry) => statSync(`${entry.parentPath}/${entry.name}`).size > largestFile);
    expect(large.map((entry) => entry.name)).toEqual([]);
  });
});

/** Of the design's table: see `page-kinds.ts`. Those that the worker makes are weighed by `site/e2e/weights.spec.ts`. */
const built = pageKinds
  .filter(({ files }) => files.length > 0)
  .map((kind) => ({ ...kind, found: globSync(kind.files) }));
const baseline = readBaseline();
const lines: string[] = [];
afterAll(() => {
  process.stdout.write(`\nWeights since the baseline, bytes of brotli\n${lines.map((line) => `  ${line}\n`).join('')}`);
});

describe.each(built)('a page of the kind "$name"', ({ name, files, found, limits }) => {
  const weights = pageWeights(files);
  const { html, whole } = weighKind(weights);
  lines.push(...compareWeights(name, weights, baseline[name]));

  it.each(limits)('has at most $atMost bytes ($of, $at)', ({ of, at, atMost }) => {
    expect({ html, whole }[of][at]).toBeLessThanOrEqual(atMost);
  });

  it('is there', () => {
    expect(found.length).toBeGreaterThan(0);
  });

  it('can be read before any script has come', () => {
    expect(found.filter((file) => blockingScripts(readFileSync(file, 'utf8')).length > 0)).toEqual([]);
  });
});

describe.runIf(existsSync(shellKind.file))('the service worker', () => {
  it(`is at most ${shellKind.atMost} bytes with all that it keeps from the first visit on`, () => {
    const weight = shellWeight();
    lines.push(...compareWeights(shellKind.name, [weight], baseline[shellKind.name], shellKind.labels));
    expect(weight.whole).toBeLessThanOrEqual(shellKind.atMost);
  });
});
