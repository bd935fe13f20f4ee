import { entryCard } from '#data/markup/entry-card.ts';
import { staticChapter, staticLesson } from '#data/markup/static-chapter.ts';
import { tryParseStaticChapter, tryParseStaticLesson, tryParseStaticTitle, type StaticKind } from '#data/markup/static-title.ts';

/** The parts used of the search that is built into the files of the site (Pagefind). */
interface StaticIndex {
  search(query: string, options: { filters: { kind: StaticKind } }): Promise<{ results: { data(): Promise<{ sub_results: StaticHit[] }> }[] }>;
}
interface StaticHit {
  title: string;
  weighted_locations: { balanced_score: number }[];
  excerpt: string;
}

/** Groups whose text is fetched, about 2 kB each for entries, 7 kB for chapters and 5 kB for lessons, and how many of their parts are shown. */
const most: Record<StaticKind, { groups: number; shown: number }> = {
  entries: { groups: 8, shown: 20 },
  chapters: { groups: 3, shown: 8 },
  lessons: { groups: 2, shown: 3 },
};

/** What the site's own files have for a query, as list items; empty when there is nothing. */
export async function searchStatic(query: string, kind: StaticKind): Promise<string> {
  const file = '/pagefind/pagefind.js';
  const index = (await import(/* @vite-ignore */ file)) as StaticIndex;
  const { groups, shown } = most[kind];
  const { results } = await index.search(query, { filters: { kind } });
  const pages = await Promise.all(results.slice(0, groups).map((result) => result.data()));
  return pages
    .flatMap(({ sub_results }) => sub_results)
    .map((hit) => ({ hit, score: scoreOf(hit) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, shown)
    .map(({ hit }) => cardOf(hit, kind))
    .join('');
}

function cardOf({ title, excerpt }: StaticHit, kind: StaticKind): string {
  if (kind === 'entries') {
    const entry = tryParseStaticTitle(title);
    return entry ? entryCard(entry) : '';
  }
  if (kind === 'chapters') {
    const chapter = tryParseStaticChapter(title);
    return chapter ? staticChapter(chapter, excerpt) : '';
  }
  const lesson = tryParseStaticLesson(title);
  return lesson ? staticLesson(lesson, excerpt) : '';
}

/** More of the query's words come first, then better places of them. */
function scoreOf({ excerpt, weighted_locations: places }: StaticHit): number {
  const words = new Set([...excerpt.matchAll(/<mark>(.*?)<\/mark>/g)].map(([, word]) => word?.toLowerCase()));
  return words.size * 10_000 + places.reduce((sum, { balanced_score: score }) => sum + score, 0);
}
