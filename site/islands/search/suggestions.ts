import type { SuggestAnswer } from '#data/search/contract/search.ts';
import { productSlug } from '#data/site/product.ts';
import { matchingSearches } from './recent-searches.ts';

/** A line of the list below a search box: what choosing it does, and what it says. */
export interface Suggestion {
  /** `query` searches for it, `href` opens it, `clear` forgets the searches kept on the device. */
  action: { kind: 'query'; query: string } | { kind: 'href'; href: string; query: string } | { kind: 'clear' };
  /** Absent: the line that clears. */
  offer?: SuggestAnswer[number] | { kind: 'recent'; query: string };
}

const mostRecent = 3;

/** Searches of this device, then what the library offers. With nothing typed, the searches and a way to forget them. */
export function suggestionsFor(typed: string, recent: readonly string[], offered: SuggestAnswer): Suggestion[] {
  const own = matchingSearches(recent, typed);
  if (typed.trim() === '') return own.length > 0 ? [...own.map(recentSearch), { action: { kind: 'clear' } }] : [];
  return [...own.slice(0, mostRecent).map(recentSearch), ...offered.map(offerOf)];
}

function recentSearch(query: string): Suggestion {
  return { action: { kind: 'query', query }, offer: { kind: 'recent', query } };
}

function offerOf(offer: SuggestAnswer[number]): Suggestion {
  if (offer.kind !== 'entry') return { action: { kind: 'query', query: offer.query }, offer };
  const { number } = offer;
  return { action: { kind: 'href', href: `/${productSlug}/${number}`, query: number }, offer };
}
