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
  /** Milliseconds of SQL for a page and its totals: median, 95th percentile and maximum over the queries. */
  ours: Quantiles;
  bare: Quantiles;
  /** Sum of ours over the sum of bare. */
  ratio: number;
  slowest: string;
  /** Milliseconds of the slowest of the expensive queries. */
  heaviest: number;
}

interface Quantiles {
  median: number;
  p95: number;
  worst: number;
}

export const searchBench: Bench = {
  name: 'search',
  title: 'Search SQL compared with a bare FTS5 query',
  about: `${queries.length} queries of the King James Version with Strong's numbers run in process on the library file: common and rare words, several words, phrases, prefixes, OR, NOT, NEAR and Strong's numbers. Each reads its totals and a page of ${pageSize} verses. The baseline is the shortest FTS5 query that finds the same verses. It does not count words, mark matches or group by book. Both run alternately, ${rounds} times, and the time of a query is its median.`,
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
      { what: 'search SQL, total time relative to the bare FTS5 query', unit: '×', value: ratio, atMost: 1.2 },
      { what: 'search SQL, slowest query', unit: 'ms', value: ours.worst, atMost: 2 },
      {
        what: 'search SQL, most expensive query that is allowed, with counts by book',
        unit: 'ms',
        value: heaviest,
        atMost: 500,
      },
    ],
    tables: [
      {
        title: `${queries.length} queries, totals and a page each`,
        columns: [
          { name: 'median', unit: 'ms' },
          { name: '95th percentile', unit: 'ms' },
          { name: 'maximum', unit: 'ms' },
        ],
        rows: [row('bare FTS5 query', bare), row('this site', ours)],
      },
    ],
    charts: [
      {
        kind: 'spans',
        name: 'search',
        title: 'Search SQL',
        unit: 'ms',
        limit: 2,
        spans: [
          { name: 'this site', ...ours, isOurs: true },
          { name: 'bare FTS5 query', ...bare, isOurs: false },
        ],
      },
    ],
    notes: [`The slowest query is ${slowest}.`],
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
    slowest: worst
      ? `\`${worst.text}\`, ${worst.ours.toFixed(3)} ms (bare FTS5 query: ${worst.bare.toFixed(3)} ms)`
      : '',
  };
}

function reader(db: Database.Database, { text, params }: Pick<Sql, 'text' | 'params'>): () => unknown[] {
  const statement = db.prepare(text);
  return () => statement.all(...params);
}

/** Median milliseconds of each. They alternate, so that none has a warmer cache. */
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
