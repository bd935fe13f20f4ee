import Database from 'better-sqlite3';
import { libraryPath } from '../library/paths.ts';
import { parseSearch } from '#data/model/search/parse.ts';
import { searchStatements } from '#data/model/search/sql.ts';
import type { Sql } from '#data/model/search/sql-text.ts';
import type { CountRow, TotalsRow } from '#data/model/search/totals.ts';

/** As the box takes it, and as a bare FTS5 query says the same; one without a bare form is measured alone. */
export const queries: [text: string, bare: string][] = [
  ['faith', 'faith'], ['gold', 'gold'], ['love', 'love'], ['god', 'god'], ['lord', 'lord'], ['the', 'the'], ['and', 'and'], ['jesus', 'jesus'],
  ['charity', 'charity'], ['selah', 'selah'], ['maranatha', 'maranatha'], ['propitiation', 'propitiation'], ['covenant', 'covenant'], ['water', 'water'],
  ['faith joy', 'faith AND joy'], ['faith love', 'faith AND love'], ['god love', 'god AND love'], ['lord god', 'lord AND god'], ['the of', 'the AND of'],
  ['gold silver', 'gold AND silver'], ['light darkness', 'light AND darkness'], ['heaven earth', 'heaven AND earth'],
  ['"God so loved"', '"god so loved"'], ['"of the"', '"of the"'], ['"in the beginning"', '"in the beginning"'], ['"the LORD"', '"the lord"'], ['"blessed hope"', '"blessed hope"'],
  ['faith*', '"faith"*'], ['be*', '"be"*'], ['righteous*', '"righteous"*'], ['lov*', '"lov"*'],
  ['faith OR joy', 'faith OR joy'], ['(faith joy) OR "free spirit"', '(faith AND joy) OR "free spirit"'], ['love -hate', 'love NOT hate'], ['faith NEAR(5) joy', 'NEAR(faith joy, 4)'],
  ['H430', '"\u{F01AE}"'], ['G26', '"\u{F272A}"'], ['H7225', '"\u{F1C39}"'],
  ['xyzzy', 'xyzzy'], ['faith xyzzy', 'faith AND xyzzy'],
];
const pageSize = 30;
const rounds = 41;

interface SearchFigures {
  /** Milliseconds of SQL for a page and its total: median, 95th percentile and worst over the queries. */
  ours: Quantiles;
  bare: Quantiles;
  /** Sum of ours over the sum of bare. */
  ratio: number;
  slowest: string;
}

interface Quantiles {
  median: number;
  p95: number;
  worst: number;
}

/** The builder's statements against the bare FTS5 query, a total and a page of verses each, in one run. */
export function benchSearch(library = process.env.LEXICON_LIBRARY ?? libraryPath): string[] {
  const { ours, bare, ratio, slowest } = searchFigures(library);
  return [
    `${`SQL of ${queries.length} searches, a page and a total`.padEnd(40)}   median      p95    worst`,
    quantilesRow('bare FTS5 query', bare),
    quantilesRow('ours', ours),
    `all together ${ratio.toFixed(2)}× of the bare query; slowest: ${slowest}`,
  ];
}

function quantilesRow(name: string, { median, p95, worst }: Quantiles): string {
  return name.padEnd(40) + [median, p95, worst].map((value) => `${value.toFixed(2)} ms`.padStart(9)).join('');
}

function searchFigures(library: string): SearchFigures {
  const db = new Database(library, { readonly: true });
  const { id } = db.prepare("SELECT id FROM versions ORDER BY code = 'kjv_strongs' DESC, id LIMIT 1").get() as { id: number };
  const range = `rowid BETWEEN ${id * 100_000_000} AND ${id * 100_000_000 + 99_999_999}`;
  const measured = queries.map(([text, bare]) => {
    const result = parseSearch(text);
    if (result.kind !== 'query') throw new Error(`${text}: ${JSON.stringify(result)}`);
    const { page, totals, count, readTotals } = searchStatements(result.query, { versionId: id, hasRenderings: true, page: 1, pageSize });
    const hits = `verses_fts WHERE verses_fts MATCH ? AND ${range}`;
    const bareSql = [
      { text: `SELECT v.key, v.text, v.marks FROM (SELECT rowid AS k FROM ${hits} ORDER BY rowid LIMIT ${pageSize}) JOIN verses AS v ON v.key = k ORDER BY k`, params: [bare] },
      { text: `SELECT count(*) AS verses FROM ${hits}`, params: [bare] },
    ];
    const bareRows = bareSql.map((statement) => reader(db, statement));
    const [pageRows, totalsRows, countRows] = [page, totals, count].map((statement) => statement && reader(db, statement));
    const run = (): void => {
      pageRows?.();
      readTotals((totalsRows?.() ?? []) as TotalsRow[], (countRows?.() ?? []) as CountRow[]);
    };
    const [ours = 0, theirs = 0] = alternate([run, () => bareRows.forEach((read) => read())]);
    return { text, ours, bare: theirs };
  });
  db.close();
  const worst = measured.toSorted((a, b) => b.ours - a.ours)[0];
  return {
    ours: quantiles(measured.map(({ ours }) => ours)),
    bare: quantiles(measured.map(({ bare }) => bare)),
    ratio: measured.reduce((sum, { ours }) => sum + ours, 0) / measured.reduce((sum, { bare }) => sum + bare, 0),
    slowest: worst ? `${worst.text}: ${worst.ours.toFixed(3)} ms (bare ${worst.bare.toFixed(3)} ms)` : '',
  };
}

function reader(db: Database.Database, { text, params }: Sql): () => unknown[] {
  const statement = db.prepare(text);
  return () => statement.all(...params);
}

/** Median milliseconds of each, by turns, so that neither has the warmer cache. */
function alternate(runs: (() => void)[]): number[] {
  const times = runs.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
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
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
  return { median: at(0.5), p95: at(0.95), worst: at(1) };
}
