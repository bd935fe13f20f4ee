import type { APIRoute } from 'astro';
import { books } from '#data/bible/books.ts';
import { drawView } from '../components/draw-view.ts';
import { linkedChapter } from '../library/chapter-page.ts';
import { comparedAddresses } from '../library/kept-pages.ts';
import { ChapterBar } from '../views/reading/ChapterPage.tsx';

/**
 * The line with which each chapter that is taken over leads to others, by its address: another text changes nothing else
 * of it. The build takes it apart (scripts/pages/take-over.ts); it is no part of the site.
 */
export const GET: APIRoute = async () => {
  const bars: Record<string, string> = {};
  for (const address of comparedAddresses) {
    const [, version = '', slug = '', chapter] = /^\/bible\/([^/]+)\/([^/]+)\/(\d+)$/.exec(address) ?? [];
    const book = books.find((each) => each.slug === slug);
    if (!book) continue;
    const page = await linkedChapter(version, book.number, Number(chapter));
    bars[address] = drawView(ChapterBar, { page });
  }
  return new Response(JSON.stringify(bars));
};
