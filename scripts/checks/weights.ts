import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod';
import { percentile, type PageWeight } from './page-weights.ts';

const spread = z.object({ median: z.number(), p95: z.number(), p99: z.number(), most: z.number() });

/** Bytes of brotli of one kind of page. */
const kindWeights = z.object({
  pages: z.number(),
  html: spread,
  whole: spread,
  script: spread,
  /**
   * All bytes before reading, for some pages from the lightest to the heaviest. 17,000 would be a file of half a
   * megabyte.
   */
  sample: z.record(z.string(), z.number()),
});

export type Spread = z.infer<typeof spread>;
export type KindWeights = z.infer<typeof kindWeights>;

const sampled = 60;
const record = 'scripts/checks/weights.json';

export function weighKind(weights: readonly PageWeight[]): KindWeights {
  const ranked = weights.toSorted((a, b) => a.whole - b.whole || (a.path < b.path ? -1 : 1));
  const step = Math.max(1, (ranked.length - 1) / (sampled - 1));
  const indexes = new Set(
    Array.from({ length: Math.min(sampled, ranked.length) }, (_, index) => Math.round(index * step)),
  );
  return {
    pages: weights.length,
    html: spreadOf(weights.map(({ html }) => html)),
    whole: spreadOf(weights.map(({ whole }) => whole)),
    script: spreadOf(weights.map(({ script }) => script)),
    sample: Object.fromEntries(
      ranked.filter((_, position) => indexes.has(position)).map(({ path, whole }) => [path, whole]),
    ),
  };
}

function spreadOf(values: readonly number[]): Spread {
  const [median = 0, p95 = 0, p99 = 0, most = 0] = [0.5, 0.95, 0.99, 1].map((share) => percentile(values, share));
  return { median, p95, p99, most };
}

/** Weights by kind, as last stored by `npm run bench -- weights --keep`. */
export function readBaseline(): Record<string, KindWeights> {
  return existsSync(record) ? z.record(z.string(), kindWeights).parse(JSON.parse(readFileSync(record, 'utf8'))) : {};
}

export function writeBaseline(weights: Record<string, KindWeights>): void {
  writeFileSync(record, `${JSON.stringify(weights, null, 1)}\n`);
}
