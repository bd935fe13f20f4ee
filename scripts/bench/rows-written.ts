import Database from 'better-sqlite3';
import { libraryPath } from '../library/library-paths.ts';
import { insertStatements } from '../publish/insert-statements.ts';
import { editionTable, publishedTables, rowsOfPlainVersion, tableRows } from '../publish/library-tables.ts';
import type { Bench, BenchResult } from './result.ts';

/** Daily limit of rows written on D1's free plan. */
const freeRows = 100_000;

export const rowsWrittenBench: Bench = {
  name: 'rows-written',
  title: 'Rows of D1 that a publish writes',
  about:
    'D1 bills the rows that it writes, those of tables and of their own indexes. These are the rows of a publish of the whole library, and of one plain version of it, counted beforehand as a deployment counts them; `scripts/publish/counted-rows.test.ts` holds that D1 counts the same. A version that is there already is left alone, and a library that is there already writes nothing.',
  run: () => Promise.resolve(benchRowsWritten()),
};

function benchRowsWritten(): BenchResult {
  const library = new Database(libraryPath, { readonly: true });
  try {
    const tables = [...publishedTables(library), tableRows(library, editionTable)].map((table) => {
      let rows = 0;
      for (const { written } of insertStatements(table)) rows += written;
      return { name: `\`${table.table}\``, values: [rows] };
    });
    const all = tables.reduce((sum, { values }) => sum + (values[0] ?? 0), 0);
    return {
      targets: [
        { what: 'rows that a publish of the whole library writes', unit: 'count', value: all, atMost: 500_000 },
        {
          what: 'rows of one plain version of a whole Bible',
          unit: 'count',
          value: rowsOfPlainVersion(library),
          atMost: 75_000,
        },
      ],
      tables: [{ title: 'table', columns: [{ name: 'rows written', unit: 'count' }], rows: tables }],
      charts: [],
      notes: [
        `Of the free plan's ${freeRows.toLocaleString('en')} rows a day a whole library takes ${Math.ceil(all / freeRows)} days (\`--rows-a-day\`).`,
      ],
    };
  } finally {
    library.close();
  }
}
