import type { SuggestAnswer } from '#data/contract/search.ts';
import { escapeHtml } from '#data/markup/escape.ts';
import { lemmaMark } from '#data/markup/entry-card.ts';
import { productSlug } from '#data/model/product.ts';
import { matchingSearches } from './recent-searches.ts';

/** A line of the list below a search box: what choosing it does, and what it looks like. */
export interface Suggestion {
  /** `query` searches for it, `href` opens it, `clear` forgets the searches kept on the device. */
  action: { kind: 'query'; query: string } | { kind: 'href'; href: string; query: string } | { kind: 'clear' };
  /** Safe HTML. */
  html: string;
}

const mostRecent = 3;

/** Searches of this device, then what the library offers. With nothing typed, the searches and a way to forget them. */
export function suggestionsFor(typed: string, recent: readonly string[], offered: SuggestAnswer): Suggestion[] {
  const own = matchingSearches(recent, typed);
  if (typed.trim() === '') {
    const clear: Suggestion = { action: { kind: 'clear' }, html: '<span>Clear recent searches</span>' };
    return own.length > 0 ? [...own.map(recentSearch), clear] : [];
  }
  return [...own.slice(0, mostRecent).map(recentSearch), ...offered.map(offer)];
}

function recentSearch(query: string): Suggestion {
  return { action: { kind: 'query', query }, html: line(escapeHtml(query), 'recent') };
}

function offer(each: SuggestAnswer[number]): Suggestion {
  switch (each.kind) {
    case 'reference':
      return { action: { kind: 'query', query: each.query }, html: line(escapeHtml(each.label), 'open') };
    case 'word':
      return { action: { kind: 'query', query: each.query }, html: line(escapeHtml(each.label), `${each.verses.toLocaleString('en')} ${each.verses === 1 ? 'verse' : 'verses'}`) };
    case 'entry': {
      const { number, language, lemma, transliteration, gloss } = each;
      const words = `<b class="${language}">${lemmaMark({ language, aramaic: false, lemma })}</b> ${escapeHtml([transliteration, gloss].filter(Boolean).join(' · '))}`;
      return { action: { kind: 'href', href: `/${productSlug}/${number}`, query: number }, html: line(words, escapeHtml(number)) };
    }
  }
}

function line(html: string, note: string): string {
  return `<span>${html}</span><small>${note}</small>`;
}
