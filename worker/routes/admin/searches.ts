import { sql, type SQL } from 'drizzle-orm';
import { Hono } from 'hono';
import { searchesQuery, type SearchesAnswer } from '#data/administration/contract/searches.ts';
import { parseQuery } from '../../http/validate.ts';
import type { SignedInEnv } from '../../env.ts';
import { runBatch } from '../../database/app-database.ts';
import { readSettings } from '../../settings/read-settings.ts';

const dayMs = 86_400_000;
const maxListed = 50;

type Day = SearchesAnswer['days'][number];
type Search = SearchesAnswer['top'][number];

/** What readers search for. The counts contain no data about readers. */
export const searchStatisticsRoutes = new Hono<SignedInEnv>().get('/searches', async (c) => {
  const { days: count } = parseQuery(searchesQuery, c.req.query());
  const days = Array.from({ length: count }, (_, index) =>
    new Date(Date.now() - (count - 1 - index) * dayMs).toISOString().slice(0, 10),
  );
  const [from = '', to = ''] = [days[0], days.at(-1)];
  // For a search made several times, `results` is the latest count: SQLite takes bare columns from the row of max().
  const grouped = (having: SQL): SQL =>
    sql`SELECT query, kind, sum(times) AS times, results, max(day) AS lastDay FROM searches
        WHERE day BETWEEN ${from} AND ${to} GROUP BY query, kind ${having} ORDER BY times DESC, query LIMIT ${maxListed}`;
  const [byDay, top, empty] = await runBatch<[Day, Search, Search]>(c.env.APP, [
    sql`SELECT day, coalesce(sum(times) FILTER (WHERE kind = 'text'), 0) AS text,
          coalesce(sum(times) FILTER (WHERE kind = 'strongs'), 0) AS strongs
        FROM searches WHERE day BETWEEN ${from} AND ${to} GROUP BY day`,
    grouped(sql``),
    grouped(sql`HAVING results = 0`),
  ]);
  const rowsByDay = new Map(byDay.rows.map((row) => [row.day, row]));
  const filledDays = days.map((day) => rowsByDay.get(day) ?? { day, text: 0, strongs: 0 });
  return c.json({
    from,
    to,
    isCounting: (await readSettings(c.env))['site.count_searches'],
    total: filledDays.reduce((sum, { text, strongs }) => sum + text + strongs, 0),
    days: filledDays,
    top: top.rows,
    withoutResults: empty.rows,
  } satisfies SearchesAnswer);
});
