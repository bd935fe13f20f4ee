import { globSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants, zstdCompressSync } from 'node:zlib';
import { productSlug } from '#data/site/product.ts';
import { brotliBytes, percentile } from '../checks/page-weights.ts';
import type { Bench, BenchResult } from './result.ts';

/** The slow connection of the other benchmarks. */
const bytesPerSecond = 400_000 / 8;

/** The page that the browser has, and the pages that the server would send as differences from it. */
const kinds = [
  { name: 'entries', dictionary: `dist/${productSlug}/H430.html`, pages: `dist/${productSlug}/[HG]*.html`, every: 160 },
  {
    name: 'chapters',
    dictionary: 'dist/bible/kjv_strongs/john/3.html',
    pages: 'dist/bible/kjv_strongs/*/*.html',
    every: 30,
  },
];

export const dictionariesBench: Bench = {
  name: 'dictionaries',
  title: 'Rejected: compression dictionaries',
  about:
    'With compression dictionaries (RFC 9842), a browser tells the server which page it has, and the server sends only how the next page differs. The benchmark compresses a sample of pages, with one page of the same kind as the dictionary. Zstandard level 3 is for a server that compresses each response, level 19 for files that the build compresses. The baseline is brotli 4, which the site uses.',
  run: benchDictionaries,
};

function benchDictionaries(): BenchResult {
  const rows = kinds.map(({ name, dictionary, pages, every }) => {
    const known = readFileSync(dictionary);
    const contents = globSync(pages)
      .sort()
      .filter((_, index) => index % every === 0)
      .map((file) => readFileSync(file));
    const median = (size: (content: Buffer) => number): number => percentile(contents.map(size), 0.5);
    const against =
      (level: number) =>
      (content: Buffer): number =>
        zstdCompressSync(content, { dictionary: known, params: { [constants.ZSTD_c_compressionLevel]: level } }).length;
    const values = [
      median(brotliBytes),
      median((content) => brotliCompressSync(content).length),
      median(against(3)),
      median(against(19)),
    ];
    return { name: `${name}, sample of ${contents.length}`, values };
  });
  const [entries = 0, , , entriesBest = 0] = rows[0]?.values ?? [];
  const savedBytes = entries - entriesBest;
  return {
    targets: [],
    tables: [
      {
        title: 'median page, bytes',
        columns: [
          { name: 'brotli 4, as served', unit: 'count' },
          { name: 'brotli 11', unit: 'count' },
          { name: 'zstd 3 with a dictionary', unit: 'count' },
          { name: 'zstd 19 with a dictionary', unit: 'count' },
        ],
        rows,
      },
    ],
    charts: [],
    notes: [
      `The first page of a visit has the same size. Each further entry has up to ${savedBytes.toLocaleString('en')} bytes less. This saves ${((1000 * savedBytes) / bytesPerSecond).toFixed(0)} ms on a slow connection, where a page takes four round trips of 400 ms.`,
      'The worker would have to run for every page that is now a static file. Or each of the 17,500 pages would need a second, compressed file, but a deployment can have only 20,000 files. Readers who need many pages download a pack, which compresses fifty pages together. So this was rejected.',
    ],
  };
}
