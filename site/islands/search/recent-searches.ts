import { readStored, writeStored } from '../../client/stored.ts';

const name = 'recent-searches';
const most = 8;

/** Searches made on this device, the last one first. They never leave it. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(readStored(name) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string').slice(0, most) : [];
  } catch {
    // Something else was kept under the name; the next search replaces it.
    return [];
  }
}

export function rememberSearch(query: string): void {
  const text = query.trim();
  if (text) writeStored(name, JSON.stringify(withSearch(recentSearches(), text)));
}

export function forgetSearches(): void {
  writeStored(name, undefined);
}

/** The search on top of the others, once. */
export function withSearch(searches: readonly string[], query: string): string[] {
  return [query, ...searches.filter((each) => each.toLowerCase() !== query.toLowerCase())].slice(0, most);
}

/** Those that begin with what is being typed and say more than it. */
export function matchingSearches(searches: readonly string[], typed: string): string[] {
  const start = typed.trim().toLowerCase();
  return searches.filter((each) => each.toLowerCase().startsWith(start) && each.toLowerCase() !== start);
}
