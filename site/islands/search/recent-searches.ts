import { readStored, writeStored } from '../../client/local-storage.ts';

const name = 'recent-searches';
const max = 8;

/** Searches made on this device, the latest first. They never leave the device. */
export function recentSearches(): string[] {
  try {
    const saved: unknown = JSON.parse(readStored(name) ?? '[]');
    return Array.isArray(saved) ? saved.filter((each) => typeof each === 'string').slice(0, max) : [];
  } catch {
    // The stored value is invalid. The next search replaces it.
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

/** Puts the search on top, without a duplicate. */
export function withSearch(searches: readonly string[], query: string): string[] {
  return [query, ...searches.filter((each) => each.toLowerCase() !== query.toLowerCase())].slice(0, max);
}

/** The searches that start with the typed text and are longer. */
export function matchingSearches(searches: readonly string[], typed: string): string[] {
  const start = typed.trim().toLowerCase();
  return searches.filter((each) => each.toLowerCase().startsWith(start) && each.toLowerCase() !== start);
}
