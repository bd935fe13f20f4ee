import { Hono, type Context } from 'hono';
import { chapterData, chapterDescription, chapterName, chapterTitle } from '#data/reading/chapter-name.ts';
import { readBooks, readChapter, type FoundChapter } from '#data/reading/read-chapter.ts';
import type { LoadedVersion } from '#data/versions/loaded-version.ts';
import { chapterPath } from '#data/reading/reading-paths.ts';
import { BibleIndex } from '#views/reading/BibleIndex.tsx';
import { ChapterMissing, type MissingChapterReason } from '#views/reading/ChapterMissing.tsx';
import { ChapterPage } from '#views/reading/ChapterPage.tsx';
import { toHttpError, settingCacheControl } from '../http/api-response.ts';
import { notFoundPage } from './error-page.ts';
import type { AppEnv } from '../env.ts';
import { libraryQueryOf } from '../database/batch.ts';
import { canonicalCode } from '#data/versions/version-twins.ts';
import { parseChapterUrl, segmentsOfReference, type ChapterUrl } from '../reading/chapter-url.ts';
import { openReading, type Reading } from '../reading/open-reading.ts';
import { visibleVersions } from '../versions/catalog.ts';
import { renderPage } from './render-page.tsx';
import { bookLackingTitleMessage, noBookTitle, noVersionTitle, unavailableTitle } from '#views/reading/messages.ts';

const shell = '/shells/chapter';

/**
 * Chapters and lists of books that are not built as files: those of imported versions, and other spellings of URLs.
 */
export const chapterPage = new Hono<AppEnv>()
  // The target of the box above a chapter when scripts are off.
  .get('/bible/go', (c) =>
    withReading(c, (reading) => {
      const { version = '', to = '' } = c.req.query();
      if (to.trim() === '') return Promise.resolve(c.redirect('/bible', 303));
      const { versions } = reading.catalog;
      const segments = segmentsOfReference(version || (versions[0]?.code ?? ''), to);
      return answer(c, reading, parseChapterUrl(segments, versions), 'go');
    }),
  )
  .get('/bible/*', (c) =>
    withReading(c, (reading) =>
      answer(c, reading, parseChapterUrl(segmentsOf(c.req.url), reading.catalog.versions), 'read'),
    ),
  );

async function withReading(c: Context<AppEnv>, use: (reading: Reading) => Promise<Response>): Promise<Response> {
  try {
    return await use(await openReading(c.env.LIBRARY));
  } catch (error) {
    if (!(error instanceof Error) || toHttpError(error)?.status !== 503) throw error;
    return missingPage(c, 503, { kind: 'unavailable' }, unavailableTitle);
  }
}

async function answer(
  c: Context<AppEnv>,
  reading: Reading,
  address: ChapterUrl,
  errand: 'read' | 'go',
): Promise<Response> {
  switch (address.kind) {
    case 'books': {
      const { version, path } = address;
      if (isElsewhere(c, path)) return moved(c, path, errand);
      const books = await readBooks(libraryQueryOf(c.env.LIBRARY), version);
      const view = <BibleIndex version={version} books={books} />;
      return renderPage(c, {
        shell,
        view,
        title: version.name,
        canonical: `/bible/${canonicalCode(version.code, reading.catalog.versions)}`,
      });
    }
    case 'chapter': {
      const { version, isUsual, book, chapter, path } = address;
      const { chapter: page, lastChapter, others } = await findChapter(c, reading, version, book.number, chapter);
      if (!page && lastChapter === undefined)
        return missingPage(c, 404, { kind: 'book-lacking', version, book, others }, bookLackingTitleMessage(book.name));
      if (!page)
        return missingPage(
          c,
          404,
          { kind: 'beyond', version, book, lastChapter: lastChapter ?? book.chapters },
          chapterName(book.number, chapter),
        );
      if (isElsewhere(c, path)) return moved(c, path, errand, isUsual);
      return renderPage(c, {
        shell,
        view: <ChapterPage {...page} />,
        title: chapterTitle(page),
        description: chapterDescription(page),
        data: (origin) => chapterData(page, origin),
        canonical: chapterPath(canonicalCode(version.code, reading.catalog.versions), book.number, chapter),
      });
    }
    case 'no-chapter': {
      const { version, book } = address;
      const { lastChapter, others } = await findChapter(c, reading, version, book.number, 1);
      const lack: MissingChapterReason =
        lastChapter === undefined
          ? { kind: 'book-lacking', version, book, others }
          : { kind: 'beyond', version, book, lastChapter };
      return missingPage(c, 404, lack, book.name);
    }
    case 'no-book':
      return missingPage(c, 404, { kind: 'no-book', version: address.version, asked: address.asked }, noBookTitle);
    case 'no-version': {
      const [usual] = reading.catalog.versions;
      const { asked, book, chapter } = address;
      const match = usual && book && (await findChapter(c, reading, usual, book.number, chapter));
      const own =
        usual && book && match?.chapter
          ? [{ name: usual.name, href: chapterPath(usual.code, book.number, chapter) }]
          : [];
      const others = [...own, ...(match?.others ?? [])];
      return missingPage(c, 404, { kind: 'no-version', asked, others }, noVersionTitle);
    }
    case 'nothing':
      return notFoundPage(c);
  }
}

function findChapter(
  c: Context<AppEnv>,
  { catalog, map }: Reading,
  version: LoadedVersion,
  book: number,
  chapter: number,
): Promise<FoundChapter> {
  return readChapter(libraryQueryOf(c.env.LIBRARY), {
    version,
    book,
    chapter,
    versions: visibleVersions(catalog),
    map,
  });
}

function missingPage(
  c: Context<AppEnv>,
  status: 404 | 503,
  lack: MissingChapterReason,
  title: string,
): Promise<Response> {
  return renderPage(c, { shell, status, title, view: <ChapterMissing lack={lack} /> });
}

function isElsewhere(c: Context<AppEnv>, path: string): boolean {
  return new URL(c.req.url).pathname !== path;
}

/**
 * Redirects to the canonical URL. What a reader typed, or a URL without a version, may have another target later, so
 * that redirect is not cached long.
 */
function moved(c: Context<AppEnv>, path: string, errand: 'read' | 'go', isUsual = false): Response {
  if (errand === 'go') return c.redirect(path, 302);
  const [target = '', fragment] = path.split('#');
  c.header('Cache-Control', isUsual ? settingCacheControl : 'public, max-age=86400');
  return c.redirect(`${target}${new URL(c.req.url).search}${fragment ? `#${fragment}` : ''}`, isUsual ? 302 : 301);
}

/** The path segments after "/bible". Invalid percent-encoding stays as it is. */
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
