import { Hono, type Context } from 'hono';
import { searchPageSize } from '#data/search/contract/search.ts';
import { showsNumbersByDefault, type SearchUrlParams } from '#data/search/contract/search-url.ts';
import { slimAnswer } from '#data/search/contract/slim-answer.ts';
import { restoredVersion } from '#data/versions/restored-version.ts';
import { findStemError } from '#data/search/results/find-stem-error.ts';
import { versionNotLoaded } from '#data/search/results/messages.ts';
import { applyVersionDetails } from '#data/versions/version-details.ts';
import { versionChoices } from '#data/versions/version-choices.ts';
import { ResultsPage } from '#views/search/ResultsPage.tsx';
import { chooseRightSide, refusedRightSide } from '#views/search/right-sides.ts';
import type { SearchOutcome, SearchSite } from '#views/search/search-page.ts';
import { toHttpError } from '../http/api-response.ts';
import { redirectToActual } from '../http/actual-page.ts';
import { withoutSlash } from '../http/without-trailing-slash.ts';
import type { AppEnv } from '../env.ts';
import { readCatalog, type Catalog } from '../versions/catalog.ts';
import { readComparisonResults } from '../comparison/comparison-results.ts';
import { findVersion } from '#data/reading/readable-version.ts';
import { answerSearch } from '../search/answer-search.ts';
import { QueryRefusedError } from '../search/expand-query.ts';
import { searchCustomPages } from '../content/search-pages.ts';
import { chooseVersions, codesOfQuery, readSearch } from '../search/read-search.ts';
import { findTaggedVersion } from '../search/tagged-version.ts';
import { readSettings } from '../settings/read-settings.ts';
import { renderPage } from './render-page.tsx';
import { resultsFailed } from '#views/search/messages.ts';

/** Search results as a page that needs no scripts. */
export const resultsPage = new Hono<AppEnv>()
  .get('/results', (c) => results(c, '/results'))
  .get('/strongs-results', (c) => results(c, '/strongs-results'))
  .get('/results/', withoutSlash)
  .get('/strongs-results/', withoutSlash);

/** The page without a library: no version is loaded. */
const emptySite: SearchSite = { choices: versionChoices([]), canRestore: false };

async function results(c: Context<AppEnv>, path: SearchUrlParams['path']): Promise<Response> {
  const read = readSearch(c.req.query(), c.req.queries('also'));
  if (read.kind === 'empty' && path === '/strongs-results') return c.redirect('/', 303);
  const params = read.kind === 'search' ? read.params : undefined;
  const parallelByDefault = (await readSettings(c.env))['site.default_parallel'];
  const address: SearchUrlParams = {
    path,
    q: c.req.query('q')?.trim() ?? '',
    version: params?.versions.join(',') ?? '',
    page: params?.page ?? 1,
    order: params?.order ?? 'canonical',
    strongs:
      params !== undefined &&
      (c.req.query('strongs') === undefined
        ? showsNumbersByDefault({ path, version: params.versions.join(',') })
        : params.strongs),
    parallel: params?.parallel ?? parallelByDefault,
    ...(parallelByDefault && { parallelByDefault }),
    rightSide: params?.beside ?? '',
  };
  let site = emptySite;
  const pages = await searchCustomPages(c.env.APP, address.q);
  const page = (outcome: SearchOutcome, status: 200 | 400 | 503 = 200) => {
    const props = { site, address, outcome, ...(pages.isAny && { pages }) };
    return renderPage(c, {
      shell: '/shells/results',
      view: <ResultsPage {...props} />,
      island: props,
      title: address.q.slice(0, 100),
      noindex: true,
      status,
    });
  };
  try {
    const catalog = await readCatalog(c.env.LIBRARY);
    site = searchSiteOf(catalog);
    if (read.kind === 'empty') return await page({ kind: 'none' });
    if (read.kind === 'error') return await page({ kind: 'refused', error: read.error }, 400);
    if (read.kind === 'invalid') return await page({ kind: 'refused', error: { message: read.message } }, 400);
    const requested = path === '/strongs-results' ? findTaggedVersion(catalog) : read.params.versions;
    const { versions, missing } = chooseVersions(catalog, codesOfQuery(catalog, read.query, requested));
    if (missing !== undefined) {
      return await page({ kind: 'refused', error: { message: versionNotLoaded(missing) } }, 400);
    }
    const stemError = findStemError(read.query, address.q, versions);
    if (stemError) return await page({ kind: 'refused', error: stemError }, 400);
    const request = { ...read, params: { ...read.params, perPage: searchPageSize }, catalog, versions };
    const answer = (await answerSearch(c, request)).read();
    const moved = redirectToActual(c, { page: answer.pagination.currentPage });
    if (moved) return moved;
    if (!address.parallel || answer.results.length === 0)
      return await page({ kind: 'answer', answer: slimAnswer(answer) });
    const right = chooseRightSide(site, address, answer.versions);
    const rightSide = right
      ? await readComparisonResults(c.env.LIBRARY, catalog, answer, right.code)
      : refusedRightSide(address);
    return await page({ kind: 'answer', answer: slimAnswer(answer), rightSide }, right ? 200 : 400);
  } catch (error) {
    if (error instanceof QueryRefusedError) return page({ kind: 'refused', error: { message: error.message } }, 400);
    if (!(error instanceof Error) || toHttpError(error)?.status !== 503) throw error;
    return page({ kind: 'failed', message: resultsFailed }, 503);
  }
}

/** The versions that every search page needs. */
function searchSiteOf(catalog: Catalog): SearchSite {
  return {
    choices: applyVersionDetails(versionChoices(catalog.versions.toSorted((a, b) => a.id - b.id)), catalog.details),
    canRestore: findVersion(catalog, restoredVersion.version) !== undefined,
  };
}
