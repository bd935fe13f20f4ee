import { queries } from '../search-queries.ts';

let asked = 0;

/** The query of the next search: one of the mix, with a word of its own, so that no cache has it. */
export function nextQuery(): string {
  const [text = ''] = queries[asked % queries.length] ?? [];
  asked += 1;
  return `q=${encodeURIComponent(`${text} -zz${asked.toString(36)}q`)}`;
}

/** Whether a search was answered; 400 where nothing of it is left to be looked for. */
export function isAnswered({ ok, status }: Response): boolean {
  return ok || status === 400;
}

/** Milliseconds of a reader's searches, one after another. */
export async function timeSearches(url: string, goesOn: (done: number) => boolean): Promise<number[]> {
  const taken: number[] = [];
  while (goesOn(taken.length)) {
    const begun = performance.now();
    const response = await fetch(`${url}/api/search?${nextQuery()}`);
    await response.arrayBuffer();
    if (!isAnswered(response)) throw new Error(`a search was answered ${response.status}`);
    taken.push(performance.now() - begun);
  }
  return taken;
}
