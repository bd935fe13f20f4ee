import type { APIRoute } from 'astro';
import { books } from '#data/bible/books.ts';
import { drawView } from '../components/draw-view.ts';
import { linkedChapter } from '../library/chapter-page.ts';
import { comparedAddresses } from '../library/kept-pages.ts';
import { ChapterBar } from '../views/reading/ChapterPage.tsx';

/**
 * The bar of links to other chapters and versions for each reused chapter page, by URL. It is the only part of such a
 * page that changes when a version is added. The build splits this file up (`scripts/pages/take-over.ts`); it is not
 * part of the site.
 */
export const GET: APIRoute = async () => {
  const bars: Record<string, string> = {};
  for (const path of comparedAddresses) {
    const [, version = '', slug = '', chapter] = /^\/bible\/([^/]+)\/([^/]+)\/(\d+)$/.exec(path) ?? [];
    const book = books.find((each) => each.slug === slug);
    if (!book) continue;
    const page = await linkedChapter(version, book.number, Number(chapter));
    bars[path] = drawView(ChapterBar, { page });
  }
  return new Response(JSON.stringify(bars));
};
