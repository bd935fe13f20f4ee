import { holdingQueries, type Holding } from './find-added.ts';
import { runWrangler } from './wrangler.ts';

/** Which edition the deployed library is; `undefined` where there is none. */
export async function remoteEdition(): Promise<string | undefined> {
  const [row] = await askRemote<{ id?: string }>('LIBRARY', holdingQueries.edition);
  return row?.id;
}

/** What the deployed library says that it holds. */
export async function readHolding(): Promise<Holding> {
  return {
    edition: (await remoteEdition()) ?? '',
    sources: await askRemote('LIBRARY', holdingQueries.sources),
    versions: await askRemote('LIBRARY', holdingQueries.versions),
  };
}

/** The rows, whose shape is the query's own. */
export async function askRemote<Row>(database: 'LIBRARY' | 'APP', query: string): Promise<Row[]> {
  const printed = await runWrangler('remote', 'execute', database, '--json', '--command', query);
  const answer: { results?: Row[] }[] = JSON.parse(printed);
  return answer[0]?.results ?? [];
}
