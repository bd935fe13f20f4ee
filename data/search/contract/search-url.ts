import { opensWithNumbers } from '../../versions/version-twins.ts';
import { joinVersions } from '../language/parse-version-codes.ts';

/** Verses on a page of results. */
export const resultsPerPage = 30;

/** The request of a results page, as its URL encodes it. */
export interface SearchUrlParams {
  /** `/strongs-results` searches only the tagged version and shows its numbers by default. */
  path: '/results' | '/strongs-results';
  q: string;
  /** Version codes separated by commas; empty for the default version. */
  version: string;
  page: number;
  order: 'canonical' | 'relevance';
  /** Whether Strong's numbers are shown after the words. */
  strongs: boolean;
  /** Whether each verse is shown next to its counterpart in another version. */
  parallel: boolean;
  /** The value of `parallel` where the URL has none: the setting that the page was rendered with. */
  parallelByDefault?: boolean | undefined;
  /** Code of that version; empty for the site's choice, the Restoration Scriptures or the Restored Names. */
  rightSide: string;
}

/** The parameters of a page without a query. */
export const emptySearchUrlParams: SearchUrlParams = {
  path: '/results',
  q: '',
  version: '',
  page: 1,
  order: 'canonical',
  strongs: false,
  parallel: false,
  rightSide: '',
};

/** Whether a results page shows Strong's numbers if its URL does not say. */
export function showsNumbersByDefault({ path, version }: Pick<SearchUrlParams, 'path' | 'version'>): boolean {
  return path === '/strongs-results' || opensWithNumbers(version.split(','));
}

/** "/results?q=gold&db=web&page=2": only what differs from the default. */
export function formatSearchUrl({
  path,
  q,
  version,
  page,
  order,
  strongs,
  parallel,
  parallelByDefault = false,
  rightSide,
}: SearchUrlParams): string {
  const search = new URLSearchParams({
    q,
    ...(version && { db: version }),
    ...(page > 1 && { page: String(page) }),
    ...(order === 'relevance' && { order }),
    ...(strongs !== showsNumbersByDefault({ path, version }) && { strongs: String(strongs) }),
    ...(parallel !== parallelByDefault && { parallel: String(parallel) }),
    ...(rightSide && { beside: rightSide }),
  });
  // A comma is valid in a query string, and the list of versions is more readable with it.
  return `${path}?${search}`.replaceAll('%2C', ',');
}

/** Parses a URL; `undefined` where it is not a results page. Missing and invalid values get the default. */
export function tryParseSearchUrl(
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  parallelByDefault?: boolean,
): SearchUrlParams | undefined {
  if (pathname !== '/results' && pathname !== '/strongs-results') return undefined;
  const params = new URLSearchParams(search);
  const version = joinVersions([params.get('db') || params.get('version') || '', ...params.getAll('also')]);
  return {
    path: pathname,
    q: params.get('q')?.trim() ?? '',
    version,
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
    order: params.get('order') === 'relevance' ? 'relevance' : 'canonical',
    strongs: params.has('strongs') ? isOn(params.get('strongs')) : showsNumbersByDefault({ path: pathname, version }),
    parallel: params.has('parallel') ? isOn(params.get('parallel')) : (parallelByDefault ?? false),
    ...(parallelByDefault !== undefined && { parallelByDefault }),
    rightSide: params.get('beside')?.trim() ?? '',
  };
}

function isOn(value: string | null): boolean {
  return /^(true|on|1)$/.test(value ?? '');
}
