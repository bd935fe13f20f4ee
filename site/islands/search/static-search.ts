import type { StaticCardData } from '../../views/search/StaticCard.tsx';
import {
  tryParseStaticChapter,
  tryParseStaticLesson,
  tryParseStaticTitle,
  type StaticKind,
} from '#data/site/static-title.ts';
import { lessonSource } from './messages.ts';

/** The used parts of the Pagefind API, the search index in the site's static files. */
interface StaticIndex {
  search(
    query: string,
    options: { filters: { kind: StaticKind } },
  ): Promise<{ results: { data(): Promise<{ sub_results: StaticHit[] }> }[] }>;
}
interface StaticHit {
  title: string;
  weighted_locations: { balanced_score: number }[];
  excerpt: string;
}

/**
 * Number of result groups to load (about 2 kB each for entries, 7 kB for chapters, 5 kB for lessons), and number of
 * parts to show.
 */
const limits: Record<StaticKind, { groups: number; shown: number }> = {
  entries: { groups: 8, shown: 20 },
  chapters: { groups: 3, shown: 8 },
  lessons: { groups: 2, shown: 3 },
};

/** Searches the static index, the best result first. Throws if its files cannot be loaded. */
export async function searchStatic(query: string, kind: StaticKind): Promise<StaticCardData[]> {
  const file = '/pagefind/pagefind.js';
  const index = (await import(/* @vite-ignore */ file)) as StaticIndex;
  const { groups, shown } = limits[kind];
  // For several words, the exact phrase ranks first: "living water".
  const queries = /\S\s+\S/.test(query.trim()) ? [`"${query.trim()}"`, query] : [query];
  const searches = await Promise.all(queries.map((wording) => index.search(wording, { filters: { kind } })));
  const pages = await Promise.all(
    searches.map(({ results }) => Promise.all(results.slice(0, groups).map((result) => result.data()))),
  );
  const hits = pages.flatMap((each, at) =>
    each
      .flatMap(({ sub_results: parts }) => parts)
      .map((hit) => ({ hit, score: scoreOf(hit) + (at < queries.length - 1 ? phraseScore : 0) })),
  );
  return hits
    .filter(({ hit }, at) => hits.findIndex((other) => other.hit.title === hit.title) === at)
    .sort((a, b) => b.score - a.score)
    .slice(0, shown)
    .flatMap(({ hit }) => cardOf(hit, kind) ?? []);
}

/** Above any score of single words. */
const phraseScore = 1_000_000;

/**
 * The index has only one form of each letter, but five Hebrew letters have another form at the end of a word: "שלומ" is
 * שלום.
 */
function withFinalLetters(text: string): string {
  return text.replace(
    /[כמנפצ](?!\p{Script=Hebrew}|<\/?mark>\p{Script=Hebrew})/gu,
    (letter) => finalLetters[letter] ?? letter,
  );
}

const finalLetters: Record<string, string> = { כ: 'ך', מ: 'ם', נ: 'ן', פ: 'ף', צ: 'ץ' };

function cardOf({ title, excerpt }: StaticHit, kind: StaticKind): StaticCardData | undefined {
  if (kind === 'entries') {
    const entry = tryParseStaticTitle(title);
    return entry && { kind: 'entry', entry };
  }
  if (kind === 'chapters') {
    const match = tryParseStaticChapter(title);
    if (!match) return undefined;
    const { version, book, chapter } = match;
    return {
      kind: 'place',
      href: `/bible/${version}/${book.slug}/${chapter}`,
      source: version.replace('_strongs', '').toUpperCase(),
      name: `${book.name.replace(/^Psalms$/, 'Psalm')} ${chapter}`,
      excerpt: withFinalLetters(excerpt),
    };
  }
  const lesson = tryParseStaticLesson(title);
  return (
    lesson && {
      kind: 'place',
      href: lesson.path,
      source: lessonSource,
      name: lesson.name,
      excerpt: withFinalLetters(excerpt),
    }
  );
}

/** Results with more words of the query rank first, then those with better positions. */
function scoreOf({ excerpt, weighted_locations: places }: StaticHit): number {
  const words = new Set([...excerpt.matchAll(/<mark>(.*?)<\/mark>/g)].map(([, word]) => word?.toLowerCase()));
  return words.size * 10_000 + places.reduce((sum, { balanced_score: score }) => sum + score, 0);
}
