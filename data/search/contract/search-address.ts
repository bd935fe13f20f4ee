import { opensWithNumbers } from '../../versions/version-twins.ts';
import { joinVersions } from '../language/version-codes.ts';

/** Verses on a page of results. */
export const resultsPerPage = 30;

/** What a page of results is asked for; its address says the same. */
export interface SearchAddress {
  /** `/strongs-results` searches the tagged version alone. */
  path: '/results' | '/strongs-results';
  q: string;
  /** Version codes with commas between; empty for the site's default. */
  version: string;
  page: number;
  order: 'canonical' | 'relevance';
  /** Strong's numbers behind the words. */
  strongs: boolean;
  /** Each verse beside its counterpart in another version. */
  parallel: boolean;
  /** Whether that is so where an address does not say it: the site's setting, which the page was drawn with. */
  parallelByDefault?: boolean | undefined;
  /** Code of that version; empty for the site's choice, the Restoration Scriptures or the Restored Names. */
  beside: string;
}

/** Of a page that nothing was asked of yet. */
export const emptyAddress: SearchAddress = {
  path: '/results',
  q: '',
  version: '',
  page: 1,
  order: 'canonical',
  strongs: false,
  parallel: false,
  beside: '',
};

/** "/results?q=gold&db=web&page=2": only what differs from the default. */
export function formatSearchAddress({
  path,
  q,
  version,
  page,
  order,
  strongs,
  parallel,
  parallelByDefault = false,
  beside,
}: SearchAddress): string {
  const search = new URLSearchParams({
    q,
    ...(version && { db: version }),
    ...(page > 1 && { page: String(page) }),
    ...(order === 'relevance' && { order }),
    ...(strongs !== opensWithNumbers(version.split(',')) && { strongs: String(strongs) }),
    ...(parallel !== parallelByDefault && { parallel: String(parallel) }),
    ...(beside && { beside }),
  });
  // A comma may stand in an address as it is, and versions are read better so.
  return `${path}?${search}`.replaceAll('%2C', ',');
}

/** Reads an address; `undefined` where it is not one of results. What it lacks or has wrong takes the default. */
export function tryParseSearchAddress(
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  parallelByDefault?: boolean,
): SearchAddress | undefined {
  if (pathname !== '/results' && pathname !== '/strongs-results') return undefined;
  const params = new URLSearchParams(search);
  const version = joinVersions([params.get('db') || params.get('version') || '', ...params.getAll('also')]);
  return {
    path: pathname,
    q: params.get('q')?.trim() ?? '',
    version,
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
    order: params.get('order') === 'relevance' ? 'relevance' : 'canonical',
    strongs: params.has('strongs') ? isOn(params.get('strongs')) : opensWithNumbers(version.split(',')),
    parallel: params.has('parallel') ? isOn(params.get('parallel')) : (parallelByDefault ?? false),
    ...(parallelByDefault !== undefined && { parallelByDefault }),
    beside: params.get('beside')?.trim() ?? '',
  };
}

function isOn(value: string | null): boolean {
  return /^(true|on|1)$/.test(value ?? '');
}
