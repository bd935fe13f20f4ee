import { Hono, type Context } from 'hono';
import type { SearchAnswer, SearchError, StrongsSearchAnswer } from '#data/search/contract/search.ts';
import { findStemError } from '#data/search/results/find-stem-error.ts';
import { emptySearch, versionNotLoaded } from '#data/search/results/messages.ts';
import { cachedText, settingCacheControl } from '../http/api-response.ts';
import { checkPaging } from '../http/check-paging.ts';
import type { EdgeAnswer } from '../http/edge-cache.ts';
import { HttpError } from '../http/http-error.ts';
import type { AppEnv } from '../env.ts';
import { forgetCatalog, readCatalog, type Catalog } from '../versions/catalog.ts';
import { answerSearch } from '../search/answer-search.ts';
import { QueryRefusedError } from '../search/expand-query.ts';
import { chooseVersions, codesOfQuery, readSearch, type ReadSearch } from '../search/read-search.ts';
import { findTaggedVersion } from '../search/tagged-version.ts';

export const search = new Hono<AppEnv>()
  .get('/search', (c) =>
    answer(
      c,
      (_, codes) => codes,
      ({ text }) => text,
    ),
  )
  .get('/search-strongs', (c) => answer(c, (catalog) => findTaggedVersion(catalog), totalsOutside));

type ChooseCodes = (catalog: Catalog, requested: string[]) => string[];
/** Returns the body of the response. */
type Shape = (found: EdgeAnswer<SearchAnswer>) => string;

async function answer(c: Context<AppEnv>, codesOf: ChooseCodes, shape: Shape): Promise<Response> {
  checkPaging(c.req.query());
  const read = readSearch(c.req.query(), c.req.queries('also'));
  if (read.kind === 'error') return errorResponse(c, read.error);
  if (read.kind === 'empty') return errorResponse(c, { message: emptySearch, code: 'invalid', offset: 0, length: 0 });
  if (read.kind === 'invalid') throw new HttpError(400, read.message, read.issues);
  const { catalog, versions, missing } = await chooseLoaded(c, read, codesOf);
  if (missing !== undefined) {
    const message = versionNotLoaded(missing);
    throw new HttpError(400, message, [{ field: 'db', message }]);
  }
  const stemError = findStemError(read.query, c.req.query('q') ?? '', versions);
  if (stemError) return errorResponse(c, stemError);
  let body: string;
  try {
    body = shape(await answerSearch(c, { ...read, catalog, versions }));
  } catch (error) {
    if (!(error instanceof QueryRefusedError)) throw error;
    return errorResponse(c, {
      message: error.message,
      code: 'invalid',
      offset: 0,
      length: c.req.query('q')?.length ?? 0,
    });
  }
  // Without a version in the query, a setting decides which one is searched, so cache only as long as settings.
  const cacheControl = read.params.versions.length === 0 ? settingCacheControl : undefined;
  return cachedText(c, catalog.edition, body, cacheControl);
}

/** An unknown version may have become visible within the last minute, so the catalog is read once more. */
async function chooseLoaded(
  c: Context<AppEnv>,
  { params, query }: ReadSearch & { kind: 'search' },
  codesOf: ChooseCodes,
) {
  const choose = async () => {
    const catalog = await readCatalog(c.env.LIBRARY);
    const codes = codesOfQuery(catalog, query, codesOf(catalog, params.versions));
    return { catalog, ...chooseVersions(catalog, codes) };
  };
  const chosen = await choose();
  if (chosen.missing === undefined) return chosen;
  forgetCatalog(c.env.LIBRARY);
  return choose();
}

function errorResponse(c: Context<AppEnv>, error: SearchError): Response {
  c.header('Cache-Control', 'no-store');
  return c.json({ ...error, issues: [{ field: 'q', message: error.message }] } satisfies SearchError, 400);
}

function totalsOutside({ read }: EdgeAnswer<SearchAnswer>): string {
  const { pagination, ...fields } = read();
  const { totalResults, totalPages } = pagination;
  return JSON.stringify({ ...fields, totalResults, totalPages } satisfies StrongsSearchAnswer);
}
