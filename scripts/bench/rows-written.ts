import Database from 'better-sqlite3';
import { libraryPath } from '../library/library-paths.ts';
import { insertStatements } from '../publish/insert-statements.ts';
import { editionTable, publishedTables, rowsOfPlainVersion, tableRows } from '../publish/library-tables.ts';
import type { Bench, BenchResult } from './result.ts';

/** Daily limit of rows written on D1's free plan. */
const freeRows = 100_000;

export const rowsWrittenBench: Bench = {
  name: 'rows-written',
  title: 'D1 rows written per publish',
  about:
    'D1 bills the rows that it writes to tables and to their indexes. These figures are for publishing the complete library, and one plain version of the Bible. A deployment computes them in the same way before it publishes, and `scripts/publish/counted-rows.test.ts` checks that D1 counts the same. A publish skips versions that D1 already has. If D1 has the complete library, it writes nothing.',
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
        { what: 'rows written, complete library', unit: 'count', value: all, atMost: 500_000 },
        {
          what: 'rows written, one plain version of the complete Bible',
          unit: 'count',
          value: rowsOfPlainVersion(library),
          atMost: 75_000,
        },
      ],
      tables: [{ title: 'table', columns: [{ name: 'rows written', unit: 'count' }], rows: tables }],
      charts: [],
      notes: [
        `The free plan allows ${freeRows.toLocaleString('en')} rows per day. Publishing the complete library takes ${Math.ceil(all / freeRows)} days (\`--rows-a-day\`).`,
      ],
    };
  } finally {
    library.close();
  }
}
