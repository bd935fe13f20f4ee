import { queries } from '../search-queries.ts';

let asked = 0;

/** Milliseconds of a reader's searches, one after another; each has a word of its own, so that no cache has it. */
export async function timeSearches(url: string, goesOn: (done: number) => boolean): Promise<number[]> {
  const taken: number[] = [];
  while (goesOn(taken.length)) {
    const [text = ''] = queries[taken.length % queries.length] ?? [];
    asked += 1;
    const query = encodeURIComponent(`${text} -zz${asked.toString(36)}q`);
    const begun = performance.now();
    const response = await fetch(`${url}/api/search?q=${query}`);
    await response.arrayBuffer();
    if (!response.ok && response.status !== 400) throw new Error(`a search was answered ${response.status}`);
    taken.push(performance.now() - begun);
  }
  return taken;
}
