import { entryCard } from '#data/markup/entry-card.ts';
import { tryParseStaticTitle } from '#data/markup/static-title.ts';

/** The parts used of the search that is built into the files of the site (Pagefind). */
interface StaticIndex {
  search(query: string): Promise<{ results: { data(): Promise<{ sub_results: StaticHit[] }> }[] }>;
}
interface StaticHit {
  title: string;
  weighted_locations: { balanced_score: number }[];
  excerpt: string;
}

/** Groups of entries whose text is fetched; each is about 1.5 kB. */
const groups = 8;
const most = 20;

/** Dictionary entries for a query as list items, from static files alone; empty when none answers. */
export async function searchStaticEntries(query: string): Promise<string> {
  const file = '/pagefind/pagefind.js';
  const index = (await import(/* @vite-ignore */ file)) as StaticIndex;
  const { results } = await index.search(query);
  const pages = await Promise.all(results.slice(0, groups).map((result) => result.data()));
  const hits = pages.flatMap(({ sub_results }) => sub_results);
  return hits
    .map((hit) => ({ hit, score: scoreOf(hit) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ hit }) => tryParseStaticTitle(hit.title))
    .filter((entry) => entry !== undefined)
    .map(entryCard)
    .join('');
}

/** More of the query's words come first, then better places of them. */
function scoreOf({ excerpt, weighted_locations: places }: StaticHit): number {
  const words = new Set([...excerpt.matchAll(/<mark>(.*?)<\/mark>/g)].map(([, word]) => word?.toLowerCase()));
  return words.size * 10_000 + places.reduce((sum, { balanced_score: score }) => sum + score, 0);
}
