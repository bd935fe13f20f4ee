import { Hono, type Context } from 'hono';
import { tryFindTypedBook } from '#data/bible/find-book.ts';
import { readPassage } from '#data/bible/passage.ts';
import { splitVerseId } from '#data/bible/verse-id.ts';
import { rangesOfColumns } from '#data/comparison/parallel-rows.ts';
import { interlinearMenus } from '#data/interlinear/interlinear-menus.ts';
import { parseLines } from '#data/interlinear/interlinear-lines.ts';
import { canonicalCode } from '#data/versions/version-twins.ts';
import { interlinearChapterPath, interlinearPassagePath } from '#data/interlinear/interlinear-paths.ts';
import { firstBookOf, interlinearTexts, partnersOf, usualText } from '#data/interlinear/interlinear-texts.ts';
import { parseColor } from '#data/interlinear/word-colors.ts';
import { chapterName } from '#data/reading/chapter-name.ts';
import { textLacksMessage, untaggedTextMessage } from '#data/reading/messages.ts';
import { findVersion, type ReadableVersion } from '#data/reading/readable-version.ts';
import { chapterPath, parallelPath } from '#data/reading/reading-paths.ts';
import { booksOfRanges, chapterRange } from '#data/search/language/verse-ranges.ts';
import { InterlinearPage } from '#views/interlinear/InterlinearPage.tsx';
import type { InterlinearPageProps, NoInterlinear } from '#views/interlinear/interlinear-page.ts';
import {
  allVersions,
  interlinearDescriptionMessage,
  interlinearFailed,
  interlinearOfMessage,
  interlinearTitleMessage,
  interlinearUnavailable,
  noPassageTitle,
  noTexts,
  noTextTitle,
  unknownTextMessage,
} from '#views/interlinear/messages.ts';
import { compareVersions, readChapterMessage } from '#views/reading/words/messages.ts';
import type { AppEnv } from '../env.ts';
import { toHttpError } from '../http/api-response.ts';
import { withoutSlash } from '../http/without-trailing-slash.ts';
import { readInterlinear, type InterlinearRequest } from '../interlinear/read-interlinear.ts';
import { explainAbsence } from '../reading/absence.ts';
import { openReading, type Reading } from '../reading/open-reading.ts';
import { readRuns, visibleVersions, type Catalog } from '../versions/catalog.ts';
import { renderPage } from './render-page.tsx';

const shell = '/shells/interlinear';

/** A chapter or a passage word under word. Needs no scripts. */
export const interlinearPage = new Hono<AppEnv>()
  .get('/interlinear/', withoutSlash)
  .get('/interlinear', (c) => withReading(c, (reading) => answerPassage(c, reading, '')))
  .get('/interlinear/:text{[^/]+/?}', (c) =>
    withReading(c, (reading) => answerPassage(c, reading, c.req.param('text').replace(/\/$/, ''))),
  )
  .get('/interlinear/:text/:book', (c) => {
    const { text, book } = c.req.param();
    return c.redirect(
      `/interlinear/${encodeURIComponent(text)}/${encodeURIComponent(book)}/1${keptQuery(c.req.url)}`,
      302,
    );
  })
  .get('/interlinear/:text/:book/:chapter{[^/]+/?}', (c) => withReading(c, (reading) => answerChapter(c, reading)));

async function withReading(c: Context<AppEnv>, use: (reading: Reading) => Promise<Response>): Promise<Response> {
  try {
    return await use(await openReading(c.env.LIBRARY));
  } catch (error) {
    if (!(error instanceof Error) || toHttpError(error)?.status !== 503) throw error;
    return nonePage(c, 503, interlinearUnavailable, interlinearFailed, []);
  }
}

async function answerPassage(c: Context<AppEnv>, reading: Reading, code: string): Promise<Response> {
  const typed = (c.req.query('passage') ?? '').trim();
  const { catalog } = reading;
  if (typed === '') {
    const text = code === '' ? usualText(catalog, [1]) : findVersion(catalog, code.toLowerCase());
    if (!text) return unknownText(c, reading, code);
    return c.redirect(interlinearChapterPath(text.version, firstBookOf(text), 1) + keptQuery(c.req.url), 302);
  }
  const runs = await readRuns(c.env.LIBRARY);
  const passage = readPassage(typed, runs);
  if ('message' in passage) {
    const { message, suggestion } = passage;
    const ways =
      suggestion === undefined
        ? []
        : [{ href: interlinearPassagePath(suggestion, code || undefined), name: suggestion }];
    return nonePage(c, 400, noPassageTitle, message, ways);
  }
  const text =
    code === '' ? usualText(catalog, booksOfRanges(passage.ranges)) : findVersion(catalog, code.toLowerCase());
  if (!text) return unknownText(c, reading, code, passage.reference);
  const [own] = rangesOfColumns([text], passage.ranges, runs);
  return answer(c, reading, {
    text,
    ranges: own?.ranges ?? [],
    requested: { passage, runs },
    reference: passage.reference,
    passage: passage.reference,
  });
}

async function answerChapter(c: Context<AppEnv>, reading: Reading): Promise<Response> {
  const {
    text: code,
    book: bookText,
    chapter: chapterText,
  } = c.req.param() as Record<'text' | 'book' | 'chapter', string>;
  const text = findVersion(reading.catalog, code.toLowerCase());
  if (!text) return unknownText(c, reading, code);
  const book = tryFindTypedBook(bookText);
  const chapter = /^0*(?<chapter>\d{1,3})\/?$/.exec(chapterText)?.groups?.['chapter'];
  if (!book || !chapter) {
    // "john/3:16" and other spellings of a reference.
    const path = interlinearPassagePath(`${bookText} ${chapterText}`, text.version);
    return c.redirect(path + keptQuery(c.req.url).replace('?', '&'), 302);
  }
  const path = interlinearChapterPath(text.version, book.number, Number(chapter));
  const url = new URL(c.req.url);
  if (url.pathname !== path) return c.redirect(`${path}${url.search}`, 301);
  return answer(c, reading, {
    text,
    ranges: [chapterRange(book.number, Number(chapter))],
    reference: chapterName(book.number, Number(chapter), text.language),
    passage: '',
  });
}

/** The choice of a reader's URL, for a redirect: `?with=web&lines=parsing`. Empty if there is none. */
function keptQuery(url: string): string {
  const chosen = [...new URL(url).searchParams].filter(([name]) => ['with', 'lines', 'color'].includes(name));
  return chosen.length === 0 ? '' : `?${new URLSearchParams(chosen)}`;
}

interface Asked extends Pick<InterlinearRequest, 'text' | 'ranges' | 'requested' | 'reference'> {
  /** Empty for a whole chapter. */
  passage: string;
}

async function answer(
  c: Context<AppEnv>,
  reading: Reading,
  { text, ranges, requested, reference, passage }: Asked,
): Promise<Response> {
  const { catalog } = reading;
  const { book, chapter } = splitVerseId(ranges[0]?.[0] ?? 0);
  if (text.rows.taggedWords === 0)
    return nonePage(c, 404, noPassageTitle, untaggedTextMessage(text.label), [
      { href: chapterPath(text.version, book, chapter), name: readChapterMessage(reference) },
      ...waysTo(reading, reference, book),
    ]);
  const asked = (c.req.query('with') ?? '').toLowerCase();
  const found = await readInterlinear(c.env.LIBRARY, reading, {
    text,
    ranges,
    requested,
    reference,
    partner: asked,
  });
  if (!found) {
    const start = splitVerseId(ranges[0]?.[0] ?? 0);
    const absence = await explainAbsence(
      c.env.LIBRARY,
      catalog,
      passage === '' ? { ...start, verse: 1 } : start,
      text.rows.versification,
    );
    const message = absence?.message ?? textLacksMessage(text.label, reference);
    const last = absence?.chapter;
    return nonePage(c, 404, noPassageTitle, message, [
      ...(last === undefined
        ? []
        : [{ href: interlinearChapterPath(text.version, book, last), name: chapterName(book, last) }]),
      ...waysTo(reading, reference, book, text),
    ]);
  }
  const { lines, unknown } = parseLines(c.req.queries('lines') ?? []);
  const listed = canonicalCode(text.version, catalog.versions);
  const { color, unknown: unknownColor } = parseColor(c.req.query('color'));
  const props: InterlinearPageProps = {
    outcome: found,
    lines,
    color,
    asked,
    unknownLines: unknown,
    unknownColor,
    path: passage === '' ? interlinearChapterPath(text.version, book, chapter) : `/interlinear/${text.version}`,
    passage,
    ...interlinearMenus(visible(catalog), {
      text,
      books: booksOfRanges(requested?.passage.ranges ?? ranges),
      answer: found,
      asked,
    }),
  };
  return renderPage(c, {
    shell,
    view: <InterlinearPage {...props} />,
    title: interlinearTitleMessage(reference, text.label),
    description: interlinearDescriptionMessage(
      reference,
      text.label,
      found.partners.map(({ name }) => name).join(', '),
    ),
    canonical: passage === '' ? interlinearChapterPath(listed, book, chapter) : interlinearPassagePath(passage, listed),
    // A font for the words under a translation would delay its first verses on a slow connection.
    hasHebrew: text.direction === 'rtl',
  });
}

/** An administrator may hide versions from menus. */
function visible(catalog: Catalog): Catalog {
  return { ...catalog, versions: visibleVersions(catalog) };
}

function unknownText(c: Context<AppEnv>, { catalog }: Reading, code: string, passage = ''): Promise<Response> {
  const texts = interlinearTexts(catalog);
  if (texts.length === 0) return nonePage(c, 404, noTextTitle, noTexts, [{ href: '/bible', name: allVersions }]);
  return nonePage(
    c,
    404,
    noTextTitle,
    unknownTextMessage(code),
    texts.map(({ version, label }) => ({
      href: passage === '' ? `/interlinear/${version}` : interlinearPassagePath(passage, version),
      name: interlinearOfMessage(label),
    })),
  );
}

/** Links to the passage in the other interlinear texts. If there are none, a link to the parallel view. */
function waysTo({ catalog }: Reading, reference: string, book: number, not?: ReadableVersion): NoInterlinear['ways'] {
  const own = interlinearTexts(catalog)
    .filter((text) => text.rows.id !== not?.rows.id && partnersOf(catalog, text, book).length > 0)
    .map((text) => ({ href: interlinearPassagePath(reference, text.version), name: interlinearOfMessage(text.label) }));
  return own.length > 0 ? own : [{ href: parallelPath(reference, []), name: compareVersions }];
}

function nonePage(
  c: Context<AppEnv>,
  status: 400 | 404 | 503,
  title: string,
  message: string,
  ways: NoInterlinear['ways'],
): Promise<Response> {
  const props: InterlinearPageProps = {
    outcome: { kind: 'none', title, message, ways },
    asked: '',
    unknownLines: [],
    path: '',
    passage: '',
    texts: [],
    partners: [],
  };
  return renderPage(c, { shell, status, title, view: <InterlinearPage {...props} /> });
}
