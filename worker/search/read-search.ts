import { searchQuery, type SearchError, type SearchParams } from '#data/search/contract/search.ts';
import { parseSearch } from '#data/search/language/parse.ts';
import type { SearchQuery } from '#data/search/language/tree.ts';
import { findByCode } from '#data/versions/version-twins.ts';
import { joinVersions } from '#data/search/language/parse-version-codes.ts';
import type { Catalog, LoadedVersion } from '../versions/catalog.ts';

/** A valid search, or what is wrong with it. */
export type ReadSearch =
  | { kind: 'search'; params: SearchParams; query: SearchQuery }
  | { kind: 'empty' }
  | { kind: 'error'; error: SearchError }
  /** A parameter other than the text is invalid. */
  | { kind: 'invalid'; message: string; issues: { field: string; message: string }[] };

/** @param also Versions from the form's check boxes, in addition to those of its list. */
export function readSearch({ ...parameters }: Record<string, string>, also: readonly string[] = []): ReadSearch {
  const text = parameters['q']?.trim() ?? '';
  const parsed = parseSearch(text);
  // The parser's message already contains the position of the error.
  if (parsed.kind === 'error') return { kind: 'error', error: { ...parsed.error, code: 'invalid' } };
  if (also.length > 0) parameters['db'] = joinVersions([parameters['db'] || parameters['version'] || '', ...also]);
  const params = searchQuery.safeParse(parameters);
  if (!params.success) {
    const issues = params.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
    return { kind: 'invalid', message: `${issues.map(({ message }) => message).join('; ')}.`, issues };
  }
  if (parsed.kind === 'empty') return { kind: 'empty' };
  return { kind: 'search', params: params.data, query: parsed.query };
}

/** The codes to search: of the translation that the text names with a reference, if it is loaded, or the requested ones. */
export function codesOfQuery(
  { versions }: Catalog,
  { edition }: SearchQuery,
  codes: readonly string[],
): readonly string[] {
  return edition && findByCode(versions, edition.code) ? [edition.code] : codes;
}

/**
 * Returns the requested versions. `missing` is the first requested version that is not loaded. Without a request, it
 * returns the site's default.
 */
export function chooseVersions(
  { versions }: Catalog,
  codes: readonly string[],
): { versions: LoadedVersion[]; missing?: string } {
  const missing = codes.find((code) => !findByCode(versions, code));
  if (missing !== undefined) return { versions: [], missing };
  if (codes.length === 0) return { versions: versions.slice(0, 1) };
  const matches = codes.flatMap((code) => findByCode(versions, code) ?? []);
  // If two codes of one text are requested, the first one wins.
  return { versions: versions.flatMap(({ id }) => matches.find((version) => version.id === id) ?? []) };
}
