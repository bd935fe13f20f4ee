import { noticesSelector, placementsHtml } from '#data/site/contract/placements-html.ts';
import type { Placement } from '#data/site/contract/placements.ts';

/**
 * A page of the site as readers would see it with `placement` alone, for a frame in which no script runs. `page`: its HTML
 * as it was fetched from `path`.
 */
export function previewDocument(page: string, path: string, placement: Placement): string {
  const { documentElement, body } = new DOMParser().parseFromString(page, 'text/html');
  for (const element of documentElement.querySelectorAll(`script, noscript, ${noticesSelector}`)) element.remove();
  const { theme } = document.documentElement.dataset;
  if (theme) documentElement.dataset['theme'] = theme;
  body.insertAdjacentHTML(
    'beforeend',
    placementsHtml({ placements: [placement], pages: [] }, path.replace(/\?.*/, '')),
  );
  return `<!doctype html>${documentElement.outerHTML}`;
}
