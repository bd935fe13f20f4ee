import { rmSync, statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { libraryPath } from '../library/library-paths.ts';
import { measureProcess } from './measure-process.ts';
import type { Bench, BenchResult } from './result.ts';

const target = '.build/bench-library.sqlite';

export const libraryBench: Bench = {
  name: 'library',
  title: 'Library build',
  about:
    'The library is one SQLite file. The build reads the source texts, counts words, finds cross-references, creates the indexes and checks the file. It writes a new file next to the current one. The verse index is the full-text index of every version, including prefixes.',
  run: benchLibrary,
};

async function benchLibrary(): Promise<BenchResult> {
  const script = `import('./scripts/library/build.ts').then(({ buildLibrary }) => buildLibrary({ target: '${target}' }))`;
  const { seconds, peakMegabytes } = await measureProcess(['-e', script]);
  rmSync(target, { force: true });
  const { index, text } = tableSizes();
  return {
    targets: [{ what: 'verse index, size relative to the verse text', unit: '×', value: index / text, atMost: 2.5 }],
    tables: [
      {
        title: 'build',
        columns: [
          { name: 'time', unit: 's' },
          { name: 'peak memory', unit: 'MB' },
          { name: 'file size', unit: 'MB' },
          { name: 'verse text', unit: 'MB' },
          { name: 'verse index', unit: 'MB' },
        ],
        rows: [
          {
            name: 'from source texts to a checked file',
            values: [seconds, peakMegabytes, statSync(libraryPath).size / 1e6, text / 1e6, index / 1e6],
          },
        ],
      },
    ],
    charts: [],
    notes: [],
  };
}

/** Bytes of the plain text of the verses, and of the database pages of their full-text index. */
function tableSizes(): { text: number; index: number } {
  const db = new Database(libraryPath, { readonly: true });
  const text = db.prepare('SELECT sum(octet_length(text)) FROM verses').pluck().get() as number;
  const index = db.prepare("SELECT sum(pgsize) FROM dbstat WHERE name LIKE 'verses_fts_%'").pluck().get() as number;
  db.close();
  return { text, index };
}
