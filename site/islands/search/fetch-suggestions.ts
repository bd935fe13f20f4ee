import type { SuggestAnswer } from '#data/search/contract/search.ts';
import { productSlug } from '#data/site/product.ts';
import { matchingSearches } from './recent-searches.ts';

/** A suggestion below a search box: its action and its content. */
export interface Suggestion {
  /** `query` searches for it, `href` opens it, `go` opens its chapter, `clear` forgets the recent searches on the device. */
  action:
    | { kind: 'query'; query: string }
    | { kind: 'href'; href: string; query: string }
    | { kind: 'go'; to: string; query: string }
    | { kind: 'clear' };
  /** `undefined` for the line that clears. */
  offer?: SuggestAnswer[number] | { kind: 'recent'; query: string };
}

const mostRecent = 3;

/**
 * Recent searches of this device, then suggestions of the library. If nothing is typed: recent searches and a way to
 * clear them.
 */
export function suggestionsFor(typed: string, recent: readonly string[], offered: SuggestAnswer): Suggestion[] {
  const own = matchingSearches(recent, typed);
  if (typed.trim() === '') return own.length > 0 ? [...own.map(recentSearch), { action: { kind: 'clear' } }] : [];
  return [...own.slice(0, mostRecent).map(recentSearch), ...offered.map(offerOf)];
}

/** Labels that no single chapter can be opened for: "Psalm 23; John 3", "Psalm 51 title". */
const severalPassages = /[;,]| title$| to the end$/;

function recentSearch(query: string): Suggestion {
  return { action: { kind: 'query', query }, offer: { kind: 'recent', query } };
}

function offerOf(offer: SuggestAnswer[number]): Suggestion {
  if (offer.kind === 'reference' && !severalPassages.test(offer.label))
    return { action: { kind: 'go', to: offer.label.replace(/–.*/, ''), query: offer.query }, offer };
  if (offer.kind !== 'entry') return { action: { kind: 'query', query: offer.query }, offer };
  const { number } = offer;
  return { action: { kind: 'href', href: `/${productSlug}/${number}`, query: number }, offer };
}

/** The URL that opens a reference in a version; an empty version is the site's default. */
export function goToPath(reference: string, version: string): string {
  return `/bible/go?${new URLSearchParams({ ...(version && { version }), to: reference })}`;
}
