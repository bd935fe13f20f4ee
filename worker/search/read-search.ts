import { searchQuery, type SearchFault, type SearchParams } from '#data/search/contract/search.ts';
import { parseSearch } from '#data/search/language/parse.ts';
import type { SearchQuery } from '#data/search/language/tree.ts';
import { findByCode } from '#data/versions/version-twins.ts';
import { joinVersions } from '#data/search/language/version-codes.ts';
import type { Catalogue, LoadedVersion } from '../versions/catalogue.ts';

/** A search that can be asked, or what is wrong with it. */
export type ReadSearch =
  | { kind: 'search'; params: SearchParams; query: SearchQuery }
  | { kind: 'empty' }
  | { kind: 'fault'; fault: SearchFault }
  /** Another parameter than the text. */
  | { kind: 'invalid'; message: string; issues: { field: string; message: string }[] };

/** `also`: the versions that the form's check boxes add to its list's. */
export function readSearch({ ...parameters }: Record<string, string>, also: readonly string[] = []): ReadSearch {
  const text = parameters['q']?.trim() ?? '';
  const parsed = parseSearch(text);
  // Its own message tells the place of what is too much.
  if (parsed.kind === 'error') return { kind: 'fault', fault: { ...parsed.error, code: 'invalid' } };
  if (also.length > 0) parameters['db'] = joinVersions([parameters['db'] || parameters['version'] || '', ...also]);
  const params = searchQuery.safeParse(parameters);
  if (!params.success) {
    const issues = params.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
    return { kind: 'invalid', message: `${issues.map(({ message }) => message).join('; ')}.`, issues };
  }
  if (parsed.kind === 'empty') return { kind: 'empty' };
  return { kind: 'search', params: params.data, query: parsed.query };
}

/** A version that is asked for and not loaded is named; without any the site's default is searched. */
export function chooseVersions(
  { versions }: Catalogue,
  codes: readonly string[],
): { versions: LoadedVersion[]; missing?: string } {
  const missing = codes.find((code) => !findByCode(versions, code));
  if (missing !== undefined) return { versions: [], missing };
  if (codes.length === 0) return { versions: versions.slice(0, 1) };
  const found = codes.flatMap((code) => findByCode(versions, code) ?? []);
  // Of two codes of one text the first that was asked for.
  return { versions: versions.flatMap(({ id }) => found.find((version) => version.id === id) ?? []) };
}
