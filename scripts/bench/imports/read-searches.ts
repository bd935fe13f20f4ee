import { queries } from '../search-queries.ts';

let queryCount = 0;

/** The query of the next search, with a unique word, so that no cache has the response. */
export function nextQuery(): string {
  const [text = ''] = queries[queryCount % queries.length] ?? [];
  queryCount += 1;
  return `q=${encodeURIComponent(`${text} -zz${queryCount.toString(36)}q`)}`;
}

/** Whether a search was successful. 400 means that nothing of the query can be searched for. */
export function isAnswered({ ok, status }: Response): boolean {
  return ok || status === 400;
}

/** Milliseconds of a reader's sequential searches. */
export async function timeSearches(url: string, hasNext: (done: number) => boolean): Promise<number[]> {
  const times: number[] = [];
  while (hasNext(times.length)) {
    const begun = performance.now();
    const response = await fetch(`${url}/api/search?${nextQuery()}`);
    await response.arrayBuffer();
    if (!isAnswered(response)) throw new Error(`A search was answered with status ${response.status}`);
    times.push(performance.now() - begun);
  }
  return times;
}
