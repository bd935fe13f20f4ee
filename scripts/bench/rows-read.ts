import { cpSync, rmSync } from 'node:fs';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { parseSearch } from '#data/search/language/parse.ts';
import { searchStatements } from '#data/search/sql/statements.ts';
import { libraryId } from './api.ts';
import type { Bench, BenchResult } from './result.ts';
import { queries } from './search-queries.ts';

const stateFolder = '.build/bench-rows';
const pageSize = 30;
/** Daily limit of rows read on D1's free plan. */
const freeRows = 5_000_000;

export const rowsReadBench: Bench = {
  name: 'rows-read',
  title: 'D1 rows read per search',
  about: `D1 bills the rows that it reads. These figures are the rows that D1 itself counts for a first page of results with its totals and counts by book, over the ${queries.length} queries of the benchmarks above.`,
  run: benchRowsRead,
};

async function benchRowsRead(): Promise<BenchResult> {
  rmSync(stateFolder, { recursive: true, force: true });
  cpSync('.wrangler/state/v3/d1', `${stateFolder}/d1`, { recursive: true });
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: 'export default { fetch: () => new Response("") };',
      compatibilityDate: '2026-11-01',
      resourcePersistencePath: stateFolder,
      d1Databases: { LIBRARY: libraryId() },
    }),
  );
  try {
    const database = await miniflare.getD1Database('LIBRARY');
    const rows = await rowsOfPage(database, 1);
    const sorted = rows.toSorted((a, b) => b.read - a.read);
    const mean = meanOf(rows);
    const later = await Promise.all(
      [2, 3, 10].map(async (page) => ({ page, mean: meanOf(await rowsOfPage(database, page)) })),
    );
    return {
      targets: [{ what: 'rows read, mean', unit: 'count', value: Math.round(mean), atMost: 60 }],
      tables: [
        {
          title: 'page of the results',
          columns: [{ name: 'rows read, mean', unit: 'count' }],
          rows: [{ page: 1, mean }, ...later].map(({ page, mean: rowsOf }) => ({
            name: `page ${page}`,
            values: [Math.round(rowsOf)],
          })),
        },
      ],
      charts: [],
      notes: [
        `The free plan allows ${freeRows.toLocaleString('en')} rows per day, which is enough for ${Math.floor(freeRows / mean).toLocaleString('en')} such searches. Half of the queries read ${sorted[Math.floor(sorted.length / 2)]?.read ?? 0} rows or fewer. The maximum is ${sorted[0]?.read ?? 0}, for \`${sorted[0]?.text ?? ''}\`.`,
      ],
    };
  } finally {
    await miniflare.dispose();
    rmSync(stateFolder, { recursive: true, force: true });
  }
}

interface RowsOfSearch {
  text: string;
  read: number;
}

async function rowsOfPage(
  database: Awaited<ReturnType<Miniflare['getD1Database']>>,
  page: number,
): Promise<RowsOfSearch[]> {
  const rows: RowsOfSearch[] = [];
  for (const [text] of queries) {
    const parsed = parseSearch(text);
    if (parsed.kind !== 'query') throw new Error(`${text}: ${JSON.stringify(parsed)}`);
    const statementsByPart = searchStatements(parsed.query, {
      versionId: 1,
      hasRenderings: true,
      page,
      pageSize,
      byBook: true,
    });
    const statements = [statementsByPart.page, statementsByPart.totals, statementsByPart.count].filter(
      (statement) => statement !== undefined,
    );
    const results = await database.batch(
      statements.map((statement) => database.prepare(statement.text).bind(...statement.params)),
    );
    rows.push({ text, read: results.reduce((sum, { meta }) => sum + meta.rows_read, 0) });
  }
  return rows;
}

function meanOf(rows: readonly RowsOfSearch[]): number {
  return rows.reduce((sum, { read }) => sum + read, 0) / rows.length;
}
