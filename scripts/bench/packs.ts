import { existsSync, readFileSync } from 'node:fs';
import { packIndex, type Pack, type PackPiece } from '#data/offline/contract/packs.ts';
import type { Bench, BenchResult } from './result.ts';

const file = 'dist/packs/index.json';

export const packsBench: Bench = {
  name: 'packs',
  title: 'Offline packs',
  about:
    'The download size of each pack on `/offline`, in compressed bytes. The build compresses the files of a pack. The browser downloads a few of them at a time, verifies them and stores them. “Page data” are the pages, which open offline at their own URLs. “Search data” is the text for on-device search, for packs that are versions of the Bible.',
  run: benchPacks,
};

function benchPacks(): BenchResult {
  if (!existsSync(file)) throw new Error(`${file} does not exist. Build the pages with "npm run pages".`);
  const { packs } = packIndex.parse(JSON.parse(readFileSync(file, 'utf8')));
  const largestPiece = Math.max(...packs.flatMap(piecesOf).map(({ bytes }) => bytes));
  return {
    targets: [],
    tables: [
      {
        title: 'pack',
        columns: [
          { name: 'pages', unit: 'count' },
          { name: 'total', unit: 'MB' },
          { name: 'page data', unit: 'MB' },
          { name: 'search data', unit: 'MB' },
          { name: 'scripts and fonts', unit: 'MB' },
          { name: 'requests', unit: 'count' },
        ],
        rows: packs.map((pack) => ({
          name: pack.title,
          values: [
            pack.pages,
            pack.bytes / 1e6,
            megabytes([...pack.frames, ...pack.pieces]),
            pack.search ? megabytes([...pack.search.text, ...pack.search.dictionary]) : null,
            megabytes(pack.assets),
            piecesOf(pack).length + pack.assets.length,
          ],
        })),
      },
    ],
    charts: [
      {
        kind: 'bars',
        name: 'packs',
        title: 'Download size of a pack',
        unit: 'MB',
        bars: packs.map(({ title, bytes }) => ({ name: title, value: bytes / 1e6, isOurs: true })),
      },
    ],
    notes: [
      `If the connection fails, only the unfinished files are lost. The largest file has ${(largestPiece / 1000).toFixed(0)} kB. Packs share the dictionaries and most scripts, which are downloaded only once.`,
    ],
  };
}

function piecesOf({ frames, pieces, search }: Pack): PackPiece[] {
  return [...frames, ...pieces, ...(search ? [...search.text, ...search.dictionary] : [])];
}

function megabytes(parts: readonly { bytes: number }[]): number {
  return parts.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6;
}
