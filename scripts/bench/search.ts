import Database from 'better-sqlite3';
import { libraryPath } from '../library/library-paths.ts';
import { heavyQueries } from '#data/testing/heavy-queries.ts';
import { parseSearch } from '#data/search/language/parse.ts';
import { searchStatements } from '#data/search/sql/statements.ts';
import type { Sql } from '#data/search/sql/sql-tag.ts';
import type { CountRow, TotalsRow } from '#data/search/sql/totals.ts';
import type { Bench, BenchResult } from './result.ts';
import { queries } from './search-queries.ts';

const pageSize = 30;
const rounds = 41;
const heavyRounds = 5;

interface SearchFigures {
  /** Milliseconds of SQL for a page and its total: median, 95th percentile and worst over the queries. */
  ours: Quantiles;
  bare: Quantiles;
  /** Sum of ours over the sum of bare. */
  ratio: number;
  slowest: string;
  /** Milliseconds of the slowest of the heavy queries. */
  heaviest: number;
}

interface Quantiles {
  median: number;
  p95: number;
  worst: number;
}

export const searchBench: Bench = {
  name: 'search',
  title: 'SQL of a search compared with bare FTS5',
  about: `${queries.length} searches of the tagged King James Version (words common and rare, several words, phrases, beginnings of words, OR, NOT, NEAR, Strong's numbers) in the library, in process. Each reads its total and a page of ${pageSize} verses. The comparison is the shortest FTS5 query for the same verses, which counts no words, marks nothing and ignores books. Both run in turns, ${rounds} times; the time of a query is its median.`,
  run: () => benchSearch(),
};

function benchSearch(library = process.env.LEXICON_LIBRARY ?? libraryPath): BenchResult {
  const { ours, bare, ratio, slowest, heaviest } = searchFigures(library);
  const row = (name: string, { median, p95, worst }: Quantiles): { name: string; values: number[] } => ({
    name,
    values: [median, p95, worst],
  });
  return {
    targets: [
      { what: 'SQL of a search, compared with the bare FTS5 query', unit: '×', value: ratio, atMost: 1.2 },
      { what: 'SQL of the slowest search', unit: 'ms', value: ours.worst, atMost: 2 },
      {
        what: 'SQL of the heaviest search that the limits allow, with its books',
        unit: 'ms',
        value: heaviest,
        atMost: 500,
      },
    ],
    tables: [
      {
        title: `${queries.length} searches, a total and a page each`,
        columns: [
          { name: 'median', unit: 'ms' },
          { name: '95th', unit: 'ms' },
          { name: 'worst', unit: 'ms' },
        ],
        rows: [row('bare FTS5 query', bare), row('this site', ours)],
      },
    ],
    charts: [
      {
        kind: 'spans',
        name: 'search',
        title: 'SQL of a search',
        unit: 'ms',
        limit: 2,
        spans: [
          { name: 'this site', ...ours, isOurs: true },
          { name: 'bare FTS5 query', ...bare, isOurs: false },
        ],
      },
    ],
    notes: [`The slowest: ${slowest}.`],
  };
}

function searchFigures(library: string): SearchFigures {
  const db = new Database(library, { readonly: true });
  const { id } = db.prepare("SELECT id FROM versions ORDER BY code = 'kjv_strongs' DESC, id LIMIT 1").get() as {
    id: number;
  };
  const range = `rowid BETWEEN ${id * 100_000_000} AND ${id * 100_000_000 + 99_999_999}`;
  const ourRun = (text: string, byBook = false): (() => void) => {
    const result = parseSearch(text);
    if (result.kind !== 'query') throw new Error(`${text}: ${JSON.stringify(result)}`);
    const args = { versionId: id, hasRenderings: true, page: 1, pageSize, byBook };
    const { page, totals, count, readTotals } = searchStatements(result.query, args);
    const [pageRows, totalsRows, countRows] = [page, totals, count].map(
      (statement) => statement && reader(db, statement),
    );
    return () => {
      pageRows?.();
      readTotals((totalsRows?.() ?? []) as TotalsRow[], (countRows?.() ?? []) as CountRow[]);
    };
  };
  const measured = queries.map(([text, bare]) => {
    const hits = `verses_fts WHERE verses_fts MATCH ? AND ${range}`;
    const bareSql = [
      {
        text: `SELECT v.key, v.text, v.marks FROM (SELECT rowid AS k FROM ${hits} ORDER BY rowid LIMIT ${pageSize}) JOIN verses AS v ON v.key = k ORDER BY k`,
        params: [bare],
      },
      { text: `SELECT count(*) AS verses FROM ${hits}`, params: [bare] },
    ];
    const bareRows = bareSql.map((statement) => reader(db, statement));
    const [ours = 0, theirs = 0] = alternate([ourRun(text), () => bareRows.forEach((read) => read())]);
    return { text, ours, bare: theirs };
  });
  const heaviest = Math.max(...heavyQueries.map((text) => alternate([ourRun(text, true)], heavyRounds)[0] ?? 0));
  db.close();
  const worst = measured.toSorted((a, b) => b.ours - a.ours)[0];
  return {
    ours: quantiles(measured.map(({ ours }) => ours)),
    bare: quantiles(measured.map(({ bare }) => bare)),
    ratio: measured.reduce((sum, { ours }) => sum + ours, 0) / measured.reduce((sum, { bare }) => sum + bare, 0),
    heaviest,
    slowest: worst ? `\`${worst.text}\`, ${worst.ours.toFixed(3)} ms (bare ${worst.bare.toFixed(3)} ms)` : '',
  };
}

function reader(db: Database.Database, { text, params }: Pick<Sql, 'text' | 'params'>): () => unknown[] {
  const statement = db.prepare(text);
  return () => statement.all(...params);
}

/** Median milliseconds of each. They alternate, so that neither has the warmer cache. */
function alternate(runs: (() => void)[], count = rounds): number[] {
  const times = runs.map((): number[] => []);
  for (let round = 0; round < count; round += 1) {
    for (const [index, run] of runs.entries()) {
      const begun = performance.now();
      run();
      times[index]?.push(performance.now() - begun);
    }
  }
  return times.map((list) => quantiles(list).median);
}

function quantiles(values: number[]): Quantiles {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
  return { median: at(0.5), p95: at(0.95), worst: at(1) };
}
