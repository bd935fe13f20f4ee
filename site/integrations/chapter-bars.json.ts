import type { APIRoute } from 'astro';
import { books } from '#data/bible/books.ts';
import { renderView } from '../components/render-view.ts';
import { linkedChapter } from '../library/chapter-page-data.ts';
import { comparedUrls } from '../library/reused-pages.ts';
import { ChapterBar } from '../views/reading/ChapterPage.tsx';

/**
 * The bar of links to other chapters and versions for each reused chapter page, by URL. It is the only part of such a
 * page that changes when a version is added. The build splits this file up (`scripts/pages/reuse-pages.ts`); it is not
 * part of the site.
 */
export const GET: APIRoute = async () => {
  const bars: Record<string, string> = {};
  for (const path of comparedUrls) {
    const [, version = '', slug = '', chapter] = /^\/bible\/([^/]+)\/([^/]+)\/(\d+)$/.exec(path) ?? [];
    const book = books.find((each) => each.slug === slug);
    if (!book) continue;
    const page = await linkedChapter(version, book.number, Number(chapter));
    bars[path] = renderView(ChapterBar, { page });
  }
  return new Response(JSON.stringify(bars));
};
