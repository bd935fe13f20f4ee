import { Hono, type Context } from 'hono';
import { defaultVersion } from '#data/versions/loaded-version.ts';
import { bookByNumber } from '#data/bible/books.ts';
import { tryFindBook } from '#data/bible/find-book.ts';
import { formatBothNumbers } from '#data/bible/format-both-numbers.ts';
import { chapterName } from '#data/reading/chapter-name.ts';
import { breadcrumbs } from '#data/site/breadcrumbs.ts';
import { chapterPath, wordsPath } from '#data/reading/reading-paths.ts';
import { chapterRange, formatRange } from '#data/search/language/verse-ranges.ts';
import { formatVerse, type VerseCoordinates } from '#data/bible/verse-id.ts';
import { verseWordRows, wordsLink } from '#views/reading/verse-word-rows.ts';
import { WordsPage, type NoVerseWords } from '#views/reading/WordsPage.tsx';
import { toHttpError } from '../http/api-response.ts';
import { HttpError } from '../http/http-error.ts';
import type { AppEnv } from '../env.ts';
import { explainAbsence } from '../reading/absence.ts';
import { notInTranslation } from '#data/reading/messages.ts';
import { openReading, type Reading } from '../reading/open-reading.ts';
import { tryKjvVerseId } from '#data/bible/reference-ids.ts';
import { parseReferenceParams } from '../reading/parse-reference-params.ts';
import { textOf } from '#data/reading/read-verse.ts';
import { readVersePage } from '../reading/read-verse-page.ts';
import { renderPage } from './render-page.tsx';
import { verseFailed, verseNotFoundTitle, verseUnavailableTitle, wordsDescriptionMessage } from './messages.ts';
import { differentSearch } from '#views/dictionary/messages.ts';

const shell = '/shells/words';
/** Length of the description for search engines, in characters. */
const descriptionLength = 160;

/** The words of a verse, by its number in the King James Version. */
export const wordsPage = new Hono<AppEnv>().get('/strongs/verse/:book/:chapter/:verse{[^/]+/?}', async (c) => {
  const { book, chapter, verse } = c.req.param();
  try {
    const reference = parseReferenceParams({ book, chapter, verse: verse.replace(/\/$/, '') }, tryFindBook);
    const reading = await openReading(c.env.LIBRARY);
    const id = tryKjvVerseId(reference, reading.map);
    if (id === undefined) return await absentPage(c, reading, reference);
    const path = wordsPath(id);
    const url = new URL(c.req.url);
    if (url.pathname !== path) {
      c.header('Cache-Control', 'public, max-age=86400');
      return c.redirect(`${path}${url.search}`, 301);
    }
    const page = await readVersePage(c.env.LIBRARY, reading, id);
    if (!page) return await absentPage(c, reading, reference);
    return await renderPage(c, {
      shell,
      view: <WordsPage outcome={verseWordRows(page, reading.map)} />,
      title: formatBothNumbers(page.id, 'kjv', reading.map),
      description: wordsDescriptionMessage(formatVerse(page.id), textOf(page.shown.verses)).slice(0, descriptionLength),
      canonical: path,
      data: (origin) =>
        breadcrumbs(
          [
            [
              chapterName(reference.book, reference.chapter),
              chapterPath(page.shown.version.rows.code, reference.book, reference.chapter),
            ],
            [formatVerse(page.id), path],
          ],
          origin,
        ),
      // The New Testament contains no Hebrew letters.
      hasHebrew: bookByNumber(reference.book).testament === 'old',
    });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (error instanceof HttpError && error.status === 400)
      return noVersePage(c, 404, error.message, [{ href: '/', name: differentSearch }]);
    if (toHttpError(error)?.status !== 503) throw error;
    return noVersePage(c, 503, verseFailed, []);
  }
});

async function absentPage(c: Context<AppEnv>, { catalog }: Reading, reference: VerseCoordinates): Promise<Response> {
  const absence = await explainAbsence(c.env.LIBRARY, catalog, reference, 'kjv');
  const version = catalog.versions[0]?.code ?? defaultVersion;
  const chapter = absence?.chapter ?? reference.chapter;
  const last = absence?.last;
  return noVersePage(c, 404, absence?.message ?? `${notInTranslation}.`, [
    { href: chapterPath(version, reference.book, chapter), name: formatRange(chapterRange(reference.book, chapter)) },
    ...(last === undefined ? [] : [wordsLink(last)]),
  ]);
}

function noVersePage(
  c: Context<AppEnv>,
  status: 404 | 503,
  message: string,
  ways: NoVerseWords['ways'],
): Promise<Response> {
  const title = status === 404 ? verseNotFoundTitle : verseUnavailableTitle;
  return renderPage(c, { shell, status, title, view: <WordsPage outcome={{ kind: 'none', title, message, ways }} /> });
}
