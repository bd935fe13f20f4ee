import { Hono, type Context } from 'hono';
import { bibleIndex } from '#data/markup/bible-index.ts';
import { chapterName, chapterPage as chapterMarkup, chapterDescription, chapterTitle } from '#data/markup/chapter-page.ts';
import { chapterPath } from '#data/markup/reading-address.ts';
import { asProblem } from '../answers/api-answer.ts';
import { notFoundPage } from '../answers/error-page.ts';
import { fillShell, setAttribute, type ShellFilling } from '../answers/shell.ts';
import type { AppEnv } from '../env.ts';
import { readCatalogue } from '../queries/catalogue.ts';
import { readBooks } from '../queries/chapter.ts';
import { readChapterAddress, type ChapterAddress } from '../reading/chapter-address.ts';
import { bookLacking, chapterBeyond, noSuchBook, versionMissing } from '../reading/chapter-missing.ts';
import { loadChapter } from '../reading/load-chapter.ts';

const shell = '/shells/chapter';
const empty = { message: '', books: '', chapter: '' };

/** Chapters and lists of books that are no files: of imported versions, and under any other spelling. */
export const chapterPage = new Hono<AppEnv>().get('/bible/*', async (c) => {
  try {
    const { versions } = await readCatalogue(c.env.LIBRARY);
    return await answer(c, readChapterAddress(segmentsOf(c.req.url), versions));
  } catch (error) {
    if (!(error instanceof Error) || asProblem(error)?.status !== 503) throw error;
    return say(c, 503, '<h1>Not available</h1><p>The text could not be loaded. Please try again later.</p>', 'Not available');
  }
});

async function answer(c: Context<AppEnv>, address: ChapterAddress): Promise<Response> {
  switch (address.kind) {
    case 'books': {
      const { version, path } = address;
      if (isElsewhere(c, path)) return moved(c, path);
      const books = await readBooks(c.env.LIBRARY, version);
      return fillShell(c, { shell, title: version.name, canonical: path, slots: { ...empty, books: bibleIndex({ version, books }) } });
    }
    case 'chapter': {
      const { version, book, chapter, path } = address;
      const { chapter: page, lastChapter, others } = await loadChapter(c.env.LIBRARY, version, { book: book.number, chapter });
      if (!page && lastChapter === undefined) return say(c, 404, bookLacking(version, book, others), `${book.name} is not in this version`);
      if (!page) return say(c, 404, chapterBeyond(version, book, lastChapter ?? book.chapters), chapterName(book.number, chapter));
      if (isElsewhere(c, path)) return moved(c, path);
      const elements: ShellFilling['elements'] = {
        'meta[name="description"]': (element) => setAttribute(element, 'content', chapterDescription(page)),
        'meta[property="og:image"]': (element) =>
          setAttribute(element, 'content', new URL(`/share/${book.testament === 'old' ? 'hebrew' : 'greek'}.png`, c.req.url).href),
        'article.chapter': (element) => setAttribute(element, 'data-version', version.code),
      };
      return fillShell(c, { shell, title: chapterTitle(page), canonical: chapterPath(version.code, book.number, chapter), elements, slots: { ...empty, chapter: chapterMarkup(page) } });
    }
    case 'no-chapter': {
      const { version, book } = address;
      const { lastChapter, others } = await loadChapter(c.env.LIBRARY, version, { book: book.number, chapter: 1 });
      return say(c, 404, lastChapter === undefined ? bookLacking(version, book, others) : chapterBeyond(version, book, lastChapter), book.name);
    }
    case 'no-book':
      return say(c, 404, noSuchBook(address.version, address.asked), 'No such book');
    case 'no-version': {
      const { versions } = await readCatalogue(c.env.LIBRARY);
      const [usual] = versions;
      const { asked, book, chapter } = address;
      const loaded = usual && book && (await loadChapter(c.env.LIBRARY, usual, { book: book.number, chapter }));
      const own = usual && book && loaded?.chapter ? [{ name: usual.name, href: chapterPath(usual.code, book.number, chapter) }] : [];
      return say(c, 404, versionMissing(asked, [...own, ...(loaded?.others ?? [])]), 'Version not loaded');
    }
    case 'nothing':
      return notFoundPage(c);
  }
}

function say(c: Context<AppEnv>, status: 404 | 503, message: string, title: string): Promise<Response> {
  return fillShell(c, { shell, status, title, slots: { ...empty, message } });
}

function isElsewhere(c: Context<AppEnv>, path: string): boolean {
  return new URL(c.req.url).pathname !== path;
}

function moved(c: Context<AppEnv>, path: string): Response {
  const [target = '', fragment] = path.split('#');
  c.header('Cache-Control', 'public, max-age=86400');
  return c.redirect(`${target}${new URL(c.req.url).search}${fragment ? `#${fragment}` : ''}`, 301);
}

/** Behind "/bible"; what is not valid percent-encoding stays as it is. */
function segmentsOf(url: string): string[] {
  return new URL(url).pathname.split('/').filter(Boolean).slice(1).map(decoded);
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
