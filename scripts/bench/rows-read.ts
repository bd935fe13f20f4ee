import { cpSync, rmSync } from 'node:fs';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { parseSearch } from '#data/model/search/parse.ts';
import { searchStatements } from '#data/model/search/sql.ts';
import { libraryId } from './api.ts';
import { queries } from './search.ts';

const stateFolder = '.build/bench-rows';
const pageSize = 30;
/** Rows a day that D1's free plan lets one read. */
const freeRows = 5_000_000;

/** Rows that D1 bills for a first page of results with its totals and books, as a search asks for them. */
export async function benchRowsRead(): Promise<string[]> {
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
    const most = sorted.slice(0, 5).map(({ text, read }) => `${text} ${read.toLocaleString('en')}`);
    const later = await Promise.all([2, 3, 10].map(async (page) => `page ${page}: ${meanOf(await rowsOfPage(database, page)).toFixed(0)}`));
    return [
      `rows read a search, mean of ${rows.length}    ${mean.toFixed(0)} (${Math.floor(freeRows / mean).toLocaleString('en')} searches a day on the free plan)`,
      `median ${sorted[Math.floor(sorted.length / 2)]?.read}; most: ${most.join(', ')}`,
      `further on: ${later.join(', ')}`,
    ];
  } finally {
    await miniflare.dispose();
    rmSync(stateFolder, { recursive: true, force: true });
  }
}

interface RowsOfSearch {
  text: string;
  read: number;
}

async function rowsOfPage(database: Awaited<ReturnType<Miniflare['getD1Database']>>, page: number): Promise<RowsOfSearch[]> {
  const rows: RowsOfSearch[] = [];
  for (const [text] of queries) {
    const parsed = parseSearch(text);
    if (parsed.kind !== 'query') throw new Error(`${text}: ${JSON.stringify(parsed)}`);
    const asked = searchStatements(parsed.query, { versionId: 1, hasRenderings: true, page, pageSize, byBook: true });
    const statements = [asked.page, asked.totals, asked.count].filter((statement) => statement !== undefined);
    const results = await database.batch(statements.map((statement) => database.prepare(statement.text).bind(...statement.params)));
    rows.push({ text, read: results.reduce((sum, { meta }) => sum + meta.rows_read, 0) });
  }
  return rows;
}

function meanOf(rows: readonly RowsOfSearch[]): number {
  return rows.reduce((sum, { read }) => sum + read, 0) / rows.length;
}
