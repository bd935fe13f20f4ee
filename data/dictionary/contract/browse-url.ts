import { productSlug } from '../../site/product.ts';

/** The request of the browse page, as its URL encodes it. */
export interface BrowseParams {
  query: string;
  language: 'all' | 'hebrew' | 'greek';
  limit: number;
  page: number;
}

/**
 * The choices of entries per page. They are in this file because it has no schema, so that the browse page does not
 * load zod.
 */
export const pageSizes = [10, 20, 50, 100] as const;
export const defaultPageSize = 20;

export const defaultParams: BrowseParams = { query: '', language: 'all', limit: defaultPageSize, page: 1 };

/** Parses the query of a URL; missing and invalid values get the default. */
export function parseBrowseParams(search: string): BrowseParams {
  const params = new URLSearchParams(search);
  const language = params.get('language');
  return {
    query: params.get('query')?.trim() ?? '',
    language: language === 'hebrew' || language === 'greek' ? language : 'all',
    limit: natural(params.get('limit'), defaultParams.limit),
    page: natural(params.get('page'), 1),
  };
}

function natural(text: string | null, otherwise: number): number {
  const value = Math.trunc(Number(text));
  return value >= 1 ? value : otherwise;
}

/** "query=love&page=2": only what differs from the default. */
export function formatBrowseParams(params: BrowseParams): string {
  const search = new URLSearchParams();
  for (const key of ['query', 'language', 'limit', 'page'] as const) {
    if (params[key] !== defaultParams[key]) search.set(key, String(params[key]));
  }
  return search.toString();
}

/** The URL of a list of entries: the dictionary's own page where all values are the default. */
export function formatBrowseUrl(params: BrowseParams): string {
  const search = formatBrowseParams(params);
  return search ? `/${productSlug}/search?${search}` : `/${productSlug}`;
}
