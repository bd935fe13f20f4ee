import { existsSync, readFileSync } from 'node:fs';
import { packIndex, type Pack, type PackPiece } from '#data/offline/contract/packs.ts';
import type { Bench, BenchResult } from './result.ts';

const file = 'dist/packs/index.json';

export const packsBench: Bench = {
  name: 'packs',
  title: 'Packs for reading offline',
  about:
    'What `/offline` downloads, in bytes over the wire: pieces compressed by the build, a few of which are fetched at a time, verified and stored. “Pages” opens from the pack at its own URL; “search” is the text for the search on the device, if the pack is a version of the Bible.',
  run: benchPacks,
};

function benchPacks(): BenchResult {
  if (!existsSync(file)) throw new Error(`${file} is not there: build the pages with "npm run pages"`);
  const { packs } = packIndex.parse(JSON.parse(readFileSync(file, 'utf8')));
  const heaviestPiece = Math.max(...packs.flatMap(piecesOf).map(({ bytes }) => bytes));
  return {
    targets: [],
    tables: [
      {
        title: 'pack',
        columns: [
          { name: 'pages', unit: 'count' },
          { name: 'download', unit: 'MB' },
          { name: 'of pages', unit: 'MB' },
          { name: 'of search', unit: 'MB' },
          { name: 'of scripts and fonts', unit: 'MB' },
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
        title: 'Download of a pack',
        unit: 'MB',
        bars: packs.map(({ title, bytes }) => ({ name: title, value: bytes / 1e6, isOurs: true })),
      },
    ],
    notes: [
      `The heaviest piece is ${(heaviestPiece / 1000).toFixed(0)} kB: what is lost if the connection breaks. The dictionaries and most scripts are shared, and are fetched once by all packs together.`,
    ],
  };
}

function piecesOf({ frames, pieces, search }: Pack): PackPiece[] {
  return [...frames, ...pieces, ...(search ? [...search.text, ...search.dictionary] : [])];
}

function megabytes(parts: readonly { bytes: number }[]): number {
  return parts.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6;
}
