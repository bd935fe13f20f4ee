import type { Notices } from '#data/site/contract/notices.ts';
import { footerLinksHtml, noticesSelector, placementsHtml } from '#data/site/contract/placements-html.ts';

/**
 * Shows the placements of a path in the body of a page, instead of those that it has. The server sanitizes the markup
 * and escapes the titles.
 */
export function insertPlacements(body: HTMLElement, notices: Notices, path: string): void {
  for (const old of body.querySelectorAll(noticesSelector)) old.remove();
  const html = placementsHtml(notices, path);
  const footer = body.querySelector('footer.foot');
  if (footer) footer.insertAdjacentHTML('beforebegin', html);
  else body.insertAdjacentHTML('beforeend', html);
  footer?.querySelector('ul')?.insertAdjacentHTML('beforeend', footerLinksHtml(notices.pages));
}
