import { Hono } from 'hono';
import { examplesPageSize } from '#data/dictionary/examples-page-size.ts';
import { examplesQuery } from '#data/dictionary/contract/examples.ts';
import { bookByNumber } from '#data/bible/books.ts';
import { tryParseEntryNumber } from '#data/dictionary/entry-number.ts';
import { productSlug } from '#data/site/product.ts';
import { versesList, versesPerPage } from '#views/dictionary/verses-list.ts';
import { VersesPage, type VersesPageProps } from '#views/dictionary/VersesPage.tsx';
import { toHttpError } from '../http/api-response.ts';
import type { AppEnv } from '../env.ts';
import { breadcrumbs } from '#data/site/breadcrumbs.ts';
import { redirectToActual } from '../http/actual-page.ts';
import { readExamples } from '../dictionary/read-examples.ts';
import { readOriginals } from '../dictionary/read-originals.ts';
import { entryNotFoundPage } from './entry-not-found.tsx';
import { renderPage } from './render-page.tsx';
import {
  noRenderingMessage,
  noTaggedVerseMessage,
  renderingTitleMessage,
  thisSite,
  unknownVersionMessage,
  versesDescriptionMessage,
  versesFailed,
  versesPageTitle,
  versesStep,
} from './messages.ts';

/** The data in the head of a list, for search engines. */
interface Head {
  canonical?: string;
  title?: string;
  description?: string;
  /** Search engines may list the page. */
  isListed?: boolean;
  data?: ((origin: string) => object) | undefined;
}

/** Every verse with a number, optionally of one rendering or in another version. */
export const versesPage = new Hono<AppEnv>().get('/:number/verses', async (c) => {
  const requested = c.req.param('number');
  const number = tryParseEntryNumber(requested);
  if (!number) return entryNotFoundPage(c, requested);
  const path = `/${productSlug}/${number}/verses`;
  const url = new URL(c.req.url);
  if (url.pathname !== path) return c.redirect(`${path}${url.search}`, 301);

  const parsed = examplesQuery.safeParse(c.req.query());
  const { rendering, book } = parsed.data ?? {};
  const bookName = book === undefined ? undefined : bookByNumber(book).name;
  const show = (
    props: Omit<VersesPageProps, 'number' | 'rendering' | 'book'>,
    status: 200 | 400 | 404 | 503 = 200,
    { canonical = path, title, description, isListed = false, data }: Head = {},
  ) =>
    renderPage(c, {
      shell: '/shells/verses',
      view: <VersesPage number={number} rendering={rendering} book={bookName} {...props} />,
      title: title ?? (rendering ? renderingTitleMessage(number, rendering) : number),
      description,
      canonical,
      data,
      noindex: !isListed,
      status,
    });
  if (!parsed.success) return show({ message: parsed.error.issues.map((issue) => issue.message).join('; ') }, 400);

  try {
    const { page: requestedPage, version: requestedVersion } = parsed.data;
    const { entry, version, total, rows } = await readExamples(c.env.LIBRARY, {
      number,
      page: requestedPage,
      pageSize: versesPerPage,
      rendering,
      book,
      version: requestedVersion,
    });
    if (!entry) return await entryNotFoundPage(c, requested);
    if (requestedVersion && !version)
      return await show({ entry, message: unknownVersionMessage(requestedVersion) }, 404);
    if (rendering !== undefined && !total) {
      return await show({ entry, message: noRenderingMessage(number, rendering, bookName) }, 404);
    }
    if (!total || !version) {
      const text = requestedVersion && version ? `the ${version.name}` : thisSite;
      const where = bookName ? `${bookName}${requestedVersion && version ? ` in ${text}` : ''}` : text;
      return await show({ entry, message: noTaggedVerseMessage(number, where) });
    }
    const { list, count, rule, whole, otherwise } = versesList({
      asked: { number, page: requestedPage, rendering, book, version: requestedVersion },
      version,
      total,
      rows,
      originals: await readOriginals(c.env.LIBRARY, number, version.code, rows),
    });
    const moved = redirectToActual(c, { page: list.page });
    if (moved) return moved;
    return await show({ entry, count, rule, whole, otherwise, list }, 200, {
      canonical: list.href(list.page),
      data: (origin) =>
        breadcrumbs(
          [
            [versesPageTitle(number, entry, undefined), `/${productSlug}/${number}`],
            [versesStep, list.href(list.page)],
          ],
          origin,
        ),
      title: versesPageTitle(number, entry, rendering),
      description: versesDescriptionMessage(number, entry, count ?? ''),
      // Others repeat what search engines list already: the entry's page, or the whole list in the default version.
      isListed: list.href(list.page) === path && total.verseTotal > examplesPageSize,
    });
  } catch (error) {
    if (!(error instanceof Error) || toHttpError(error)?.status !== 503) throw error;
    return show({ message: versesFailed }, 503);
  }
});
