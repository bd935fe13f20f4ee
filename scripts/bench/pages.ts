import { globSync, rmSync } from 'node:fs';
import { productSlug } from '#data/model/product.ts';
import { pageWeights, percentile, scriptBytes } from '../checks/page-weights.ts';
import { formatSummary, summary } from './compare.ts';
import { measureProcess, type ProcessFigures } from './measure-process.ts';

const astroOutput = '.build/bench-dist';
const plainOutput = '.build/bench-plain';

/** The full page build beside a plain script that writes the same pages, turn about in one run. */
export async function benchPages(runs = 3): Promise<string[]> {
  const astro: ProcessFigures[] = [];
  const plain: ProcessFigures[] = [];
  for (let run = 0; run < runs; run += 1) {
    rmSync(astroOutput, { recursive: true, force: true });
    rmSync(plainOutput, { recursive: true, force: true });
    astro.push(await measureProcess(['node_modules/astro/bin/astro.mjs', 'build'], { LEXICON_OUT: astroOutput, NODE_ENV: 'production' }));
    plain.push(await measureProcess(['scripts/bench/plain-site.ts', astroOutput, plainOutput]));
  }
  const ratios = astro.map(({ seconds }, run) => seconds / (plain[run]?.seconds ?? Number.NaN));
  const files = globSync(`${astroOutput}/**`, { withFileTypes: true }).filter((entry) => entry.isFile()).length;
  rmSync(astroOutput, { recursive: true, force: true });
  rmSync(plainOutput, { recursive: true, force: true });
  return [
    `full page build            ${formatSummary(summary(astro.map(({ seconds }) => seconds)), 's', 1)}`,
    `plain script, same pages   ${formatSummary(summary(plain.map(({ seconds }) => seconds)), 's', 1)}`,
    `ratio (target 8 at most)   ${formatSummary(summary(ratios), '×', 1)}`,
    `peak memory of the build   ${formatSummary(summary(astro.map(({ peakMegabytes }) => peakMegabytes)), 'MB', 0)} (target under 1,000)`,
    `files in the deployment    ${files.toLocaleString('en')} (limit 20,000)`,
  ];
}

/** Brotli bytes of every entry page of `dist`, at the platform's level. */
export function benchWeights(): string[] {
  const weights = pageWeights(`dist/${productSlug}/[HG]*.html`);
  const row = (values: readonly number[]): string =>
    [0.5, 0.95, 0.99, 1].map((share) => percentile(values, share).toLocaleString('en').padStart(8)).join('');
  return [
    `${weights.length.toLocaleString('en')} entry pages, bytes of brotli      median     95th     99th      max`,
    `HTML alone (95th percentile 4,500)      ${row(weights.map(({ html }) => html))}`,
    `all before reading (6,000; 99th 13,500) ${row(weights.map(({ whole }) => whole))}`,
    `every script of the site, whatever loads it ${scriptBytes().toLocaleString('en').padStart(10)}`,
  ];
}
