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
const maxFiles = 20_000;
const largestFile = 25 * 1024 * 1024;

describe('the deployment', () => {
  const files = globSync('dist/**', { withFileTypes: true }).filter((entry) => entry.isFile());

  it('has a page for every entry', () => {
    expect(globSync(`dist/${productSlug}/[HG]*.html`)).toHaveLength(14_197);
  });

  it('has a page for every chapter of the four versions: twice 1,189, the 929 of the Hebrew text and the 260 of the Greek one', () => {
    expect(globSync('dist/bible/*/*/*.html')).toHaveLength(1_189 + 1_189 + 929 + 260);
  });

  it("stays below the free plan's limit of files", () => {
    expect(files.length).toBeLessThan(maxFiles);
  });

  it("has no file above the platform's limit of size", () => {
    const large = files.filter((entry) => statSync(`${entry.parentPath}/${entry.name}`).size > largestFile);
    expect(large.map((entry) => entry.name)).toEqual([]);
  });
});

/** From the design's table: see `page-kinds.ts`. `site/e2e/weights.spec.ts` weighs pages that the worker renders. */
const built = pageKinds
  .filter(({ files }) => files.length > 0)
  .map((kind) => ({ ...kind, found: globSync(kind.files) }));
const baseline = readBaseline();
/** Every page is weighed on the empty installation. In use, pages differ from those only in what all of them show. */
const isInUse = process.env['E2E_INSTALLATION'] === 'in-use';
const lines: string[] = [];
afterAll(() => {
  process.stdout.write(`\nWeights since the baseline, bytes of brotli\n${lines.map((line) => `  ${line}\n`).join('')}`);
});

describe.each(built)('a page of the kind "$name"', ({ name, files, found, limits }) => {
  const weights = pageWeights(files, { isSample: isInUse });
  const { html, whole } = weighKind(weights);
  lines.push(...compareWeights(name, weights, baseline[name]));

  it.each(limits)('has at most $atMost bytes ($of, $at)', ({ of, at, atMost }) => {
    expect({ html, whole }[of][at]).toBeLessThanOrEqual(atMost);
  });

  it('exists', () => {
    expect(found.length).toBeGreaterThan(0);
  });

  it('is readable before any script is loaded', () => {
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
