import { globSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants, zstdCompressSync } from 'node:zlib';
import { productSlug } from '#data/site/product.ts';
import { brotliBytes, percentile } from '../checks/page-weights.ts';
import type { Bench, BenchResult } from './result.ts';

/** Bytes per second of the slow connection. */
const slowLine = 400_000 / 8;

/** The page that the reader has read before, and the pages that would be sent as differences from it. */
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
  title: 'Tried and left: compression dictionaries',
  about:
    'A browser can tell a server which page it has, and be sent the next one as what differs from it (RFC 9842). Measured on a sample of pages, each against one page of its kind: Zstandard at the level of a server that compresses while it answers (3) and of files compressed beforehand (19), compared with the brotli 4 that is served.',
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
    return { name: `${name}, ${contents.length} of them`, values };
  });
  const [entries = 0, , , entriesBest = 0] = rows[0]?.values ?? [];
  const saved = entries - entriesBest;
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
      `The first page of a visit costs the same, and each further entry ${saved.toLocaleString('en')} bytes less at best: ${((1000 * saved) / slowLine).toFixed(0)} ms of a slow line on which a page takes four round trips of 400 ms.`,
      'To send it, the worker would have to wake for every page that is now a plain file, or a second, compressed file would have to be next to each of 17,500 pages, and a deployment takes 20,000. A reader who wants many pages keeps a pack, which compresses fifty pages as one. So it is left.',
    ],
  };
}
