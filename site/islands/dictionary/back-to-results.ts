import { addStyle } from '../../client/add-style.ts';

/** Not in a module of messages: bundled with others, it would load them on every entry. */
const backToResults = '← Back to Search Results';

/** Loaded with the script, because few readers need it. */
const css = '@layer parts{.back{position:absolute;margin-top:-2.375rem;font:var(--t0)/2.75rem var(--ui)}}';

/**
 * If the reader came from search results, shows a link back to them above the entry. It is positioned outside the flow,
 * so that nothing moves.
 */
export function showBackToResults(article: HTMLElement): void {
  if (!document.referrer) return;
  const { origin, pathname } = new URL(document.referrer);
  if (origin !== location.origin || !/\/(strongs-)?results/.test(pathname)) return;
  addStyle(css);
  const link = document.createElement('a');
  link.className = 'back';
  link.href = document.referrer;
  link.textContent = backToResults;
  article.prepend(link);
}
