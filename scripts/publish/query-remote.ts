import { holdingQueries, type DatabaseContents } from './find-added.ts';
import { runWrangler, type Target } from './wrangler.ts';

/** What a deployed library contains. `target` differs only in tests. */
export async function readDatabaseContents(target: Target = 'remote'): Promise<DatabaseContents> {
  const { edition, sources, versions } = holdingQueries;
  const [ids, ...rows] = await queryDatabase(target, 'LIBRARY', `${edition}; ${sources}; ${versions}`);
  const [id] = (ids ?? []) as { id: string }[];
  return {
    edition: id?.id ?? '',
    sources: (rows[0] ?? []) as DatabaseContents['sources'],
    versions: (rows[1] ?? []) as DatabaseContents['versions'],
  };
}

/** The rows of each query. Their shape depends on the query. */
export async function queryDatabase(
  target: Target,
  database: 'LIBRARY' | 'APP',
  queries: string,
): Promise<unknown[][]> {
  const printed = await runWrangler(target, 'execute', database, '--json', '--command', queries);
  const queryResults: { results?: unknown[] }[] = JSON.parse(printed);
  return queryResults.map(({ results }) => results ?? []);
}
