import type { Placement } from '#data/site/contract/placements.ts';
import { insertPlacements } from '../../client/insert-placements.ts';

/**
 * Builds a page of the site that shows only `placement`, for a frame without scripts. `page` is its HTML as fetched
 * from `path`.
 */
export function previewDocument(page: string, path: string, placement: Placement): string {
  const { documentElement, body } = new DOMParser().parseFromString(page, 'text/html');
  for (const element of documentElement.querySelectorAll('script, noscript')) element.remove();
  const { theme } = document.documentElement.dataset;
  if (theme) documentElement.dataset['theme'] = theme;
  insertPlacements(body, { placements: [placement], pages: [] }, path.replace(/\?.*/, ''));
  return `<!doctype html>${documentElement.outerHTML}`;
}
