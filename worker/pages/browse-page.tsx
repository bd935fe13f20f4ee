import { Hono } from 'hono';
import { formatBrowseUrl, defaultParams, parseBrowseParams } from '#data/dictionary/contract/browse-url.ts';
import { entryListQuery } from '#data/dictionary/contract/entry-list.ts';
import type { EntrySummary } from '#data/dictionary/entry-summary.ts';
import { productSlug } from '#data/site/product.ts';
import { BrowsePage, type BrowsePageProps } from '#views/dictionary/BrowsePage.tsx';
import { toHttpError } from '../http/api-response.ts';
import { redirectToActual } from '../http/actual-page.ts';
import type { AppEnv } from '../env.ts';
import { findEntries } from '../dictionary/list-entries.ts';
import { renderPage } from './render-page.tsx';

/** The browse page with a search, a language, a page or a page size: the built page with new content. */
export const browsePage = new Hono<AppEnv>().get('/search', async (c) => {
  const render = (props: BrowsePageProps, status: 200 | 400 | 503 = 200) =>
    renderPage(c, {
      shell: `/${productSlug}`,
      view: <BrowsePage {...props} />,
      island: props,
      title: props.params.query && `“${props.params.query}”`,
      canonical: formatBrowseUrl(props.params),
      noindex: status !== 200 || props.params.query !== '',
      status,
    });
  const parsed = entryListQuery.safeParse(c.req.query());
  if (!parsed.success) {
    const message = parsed.error.issues.map((issue) => issue.message).join('; ');
    const params = parseBrowseParams(new URL(c.req.url).search);
    return render(
      { params: { ...defaultParams, query: params.query.slice(0, 100) }, outcome: { kind: 'refused', message } },
      400,
    );
  }
  const params = parsed.data;
  try {
    const { counts, rows: entries, page, pages, total } = await findEntries(c.env.LIBRARY, params);
    const moved = redirectToActual(c, { page, limit: params.limit });
    if (moved) return moved;
    const { hebrewEntries: hebrew, greekEntries: greek } = counts;
    return await render({
      params,
      counts: { all: hebrew + greek, hebrew, greek },
      outcome: { kind: 'list', list: { entries: entries.map(summaryOf), page, pages, total } },
    });
  } catch (error) {
    if (!(error instanceof Error) || toHttpError(error)?.status !== 503) throw error;
    return render({ params, outcome: { kind: 'failed' } }, 503);
  }
});

/** Only what a card shows. The rows of the query contain everything that the API returns. */
function summaryOf(row: EntrySummary): EntrySummary {
  const { number, language, aramaic, lemma, transliteration, gloss } = row;
  return { number, language, aramaic, lemma, transliteration, gloss };
}
