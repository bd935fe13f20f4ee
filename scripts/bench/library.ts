import { rmSync, statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { libraryPath } from '../library/library-paths.ts';
import { measureProcess } from './measure-process.ts';
import type { Bench, BenchResult } from './result.ts';

const target = '.build/bench-library.sqlite';

export const libraryBench: Bench = {
  name: 'library',
  title: 'The library',
  about:
    'One SQLite file, built from the source texts next to the one in use: read, counted, cross-referenced, indexed and checked. The index of the verses is what full-text search over every version takes, with the beginnings of words.',
  run: benchLibrary,
};

async function benchLibrary(): Promise<BenchResult> {
  const script = `import('./scripts/library/build.ts').then(({ buildLibrary }) => buildLibrary({ target: '${target}' }))`;
  const { seconds, peakMegabytes } = await measureProcess(['-e', script]);
  rmSync(target, { force: true });
  const { index, text } = tableSizes();
  return {
    targets: [
      { what: 'search index of the verses, compared with their text', unit: '×', value: index / text, atMost: 2.5 },
    ],
    tables: [
      {
        title: 'build of the library',
        columns: [
          { name: 'time', unit: 's' },
          { name: 'peak memory', unit: 'MB' },
          { name: 'file', unit: 'MB' },
          { name: 'text of the verses', unit: 'MB' },
          { name: 'their index', unit: 'MB' },
        ],
        rows: [
          {
            name: 'from sources to a checked file',
            values: [seconds, peakMegabytes, statSync(libraryPath).size / 1e6, text / 1e6, index / 1e6],
          },
        ],
      },
    ],
    charts: [],
    notes: [],
  };
}

/** Bytes of the verses' clean text, and of the pages of their full-text index. */
function tableSizes(): { text: number; index: number } {
  const db = new Database(libraryPath, { readonly: true });
  const text = db.prepare('SELECT sum(octet_length(text)) FROM verses').pluck().get() as number;
  const index = db.prepare("SELECT sum(pgsize) FROM dbstat WHERE name LIKE 'verses_fts_%'").pluck().get() as number;
  db.close();
  return { text, index };
}
