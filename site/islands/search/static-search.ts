import type { StaticCardData } from '../../views/search/StaticCard.tsx';
import {
  tryParseStaticChapter,
  tryParseStaticLesson,
  tryParseStaticTitle,
  type StaticKind,
} from '#data/site/static-title.ts';

/** The parts used of the search that is built into the files of the site (Pagefind). */
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

/** Groups whose text is fetched, about 2 kB each for entries, 7 kB for chapters and 5 kB for lessons, and how many of their parts are shown. */
const most: Record<StaticKind, { groups: number; shown: number }> = {
  entries: { groups: 8, shown: 20 },
  chapters: { groups: 3, shown: 8 },
  lessons: { groups: 2, shown: 3 },
};

/** What the site's own files have for a query, the best first. Throws where the files cannot be had. */
export async function searchStatic(query: string, kind: StaticKind): Promise<StaticCardData[]> {
  const file = '/pagefind/pagefind.js';
  const index = (await import(/* @vite-ignore */ file)) as StaticIndex;
  const { groups, shown } = most[kind];
  // The words as a phrase come first, where they are several: "living water".
  const wordings = /\S\s+\S/.test(query.trim()) ? [`"${query.trim()}"`, query] : [query];
  const found = await Promise.all(wordings.map((wording) => index.search(wording, { filters: { kind } })));
  const pages = await Promise.all(
    found.map(({ results }) => Promise.all(results.slice(0, groups).map((result) => result.data()))),
  );
  const hits = pages.flatMap((each, at) =>
    each
      .flatMap(({ sub_results: parts }) => parts)
      .map((hit) => ({ hit, score: scoreOf(hit) + (at < wordings.length - 1 ? phraseScore : 0) })),
  );
  return hits
    .filter(({ hit }, at) => hits.findIndex((other) => other.hit.title === hit.title) === at)
    .sort((a, b) => b.score - a.score)
    .slice(0, shown)
    .flatMap(({ hit }) => cardOf(hit, kind) ?? []);
}

/** Above any score of single words. */
const phraseScore = 1_000_000;

/** The index has every letter in one form; at the end of a word five have another: "שלומ" is שלום. */
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
    const found = tryParseStaticChapter(title);
    if (!found) return undefined;
    const { version, book, chapter } = found;
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
      source: 'Learn Hebrew',
      name: lesson.name,
      excerpt: withFinalLetters(excerpt),
    }
  );
}

/** More of the query's words come first, then better places of them. */
function scoreOf({ excerpt, weighted_locations: places }: StaticHit): number {
  const words = new Set([...excerpt.matchAll(/<mark>(.*?)<\/mark>/g)].map(([, word]) => word?.toLowerCase()));
  return words.size * 10_000 + places.reduce((sum, { balanced_score: score }) => sum + score, 0);
}
