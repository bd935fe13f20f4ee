import { parseSearch } from '#data/search/language/parse.ts';
import { searchPageSize } from '#data/search/contract/search.ts';
import { searchStatements } from '#data/search/sql/statements.ts';
import { rawSql, type Sql } from '#data/search/sql/sql-tag.ts';
import { BatchPlan, editionText } from '../../worker/database/batch.ts';
import { planEntries } from '../../worker/dictionary/search-entries.ts';
import { queries } from './search-queries.ts';

/**
 * A worker that sends the same statements to D1 as a search of the site, in one batch, and returns the rows: the cost of a
 * search without the code of the site.
 */
export function sqlOnlyWorker(): string {
  const statements = Object.fromEntries(queries.map(([text]) => [text, statementsOf(text)]));
  return `const statements = ${JSON.stringify(statements)};
export default {
  async fetch(request, env) {
    const wanted = statements[new URL(request.url).searchParams.get('q')];
    const results = await env.LIBRARY.batch(wanted.map(({ text, params }) => env.LIBRARY.prepare(text).bind(...params)));
    return Response.json(results.map(({ results }) => results));
  },
};`;
}

function statementsOf(text: string): Pick<Sql, 'text' | 'params'>[] {
  const parsed = parseSearch(text);
  if (parsed.kind !== 'query') throw new Error(`“${text}” is not a valid query`);
  const plan = new BatchPlan();
  const { page, totals, count } = searchStatements(parsed.query, {
    versionId: 1,
    hasRenderings: true,
    page: 1,
    pageSize: searchPageSize,
    byBook: true,
  });
  for (const statement of [page, totals, count]) if (statement) plan.add(statement);
  planEntries(plan, parsed.query);
  return [rawSql(editionText), ...plan.statements].map(({ text: statement, params }) => ({ text: statement, params }));
}
