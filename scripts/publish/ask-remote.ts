import { holdingQueries, type Holding } from './find-added.ts';
import { runWrangler, type Target } from './wrangler.ts';

/** What a deployed library contains. `target` differs only in tests. */
export async function readHolding(target: Target = 'remote'): Promise<Holding> {
  const { edition, sources, versions } = holdingQueries;
  const [ids, ...rows] = await askDatabase(target, 'LIBRARY', `${edition}; ${sources}; ${versions}`);
  const [id] = (ids ?? []) as { id: string }[];
  return {
    edition: id?.id ?? '',
    sources: (rows[0] ?? []) as Holding['sources'],
    versions: (rows[1] ?? []) as Holding['versions'],
  };
}

/** The rows of each query. Their shape depends on the query. */
export async function askDatabase(target: Target, database: 'LIBRARY' | 'APP', queries: string): Promise<unknown[][]> {
  const printed = await runWrangler(target, 'execute', database, '--json', '--command', queries);
  const queryResults: { results?: unknown[] }[] = JSON.parse(printed);
  return queryResults.map(({ results }) => results ?? []);
}
