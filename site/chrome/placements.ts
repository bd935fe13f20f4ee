import type { PlacementsAnswer } from '#data/contract/placements.ts';
import { placementsHtml } from '#data/contract/placements-html.ts';

/**
 * Puts advertisements, boxes and links to further pages at the end of a built page; on pages that the worker made they stand in the HTML. Fetched
 * where the site says that it has any.
 */
export async function showPlacements(): Promise<void> {
  if (document.querySelector('.placed')) return;
  const response = await fetch('/api/placements').catch(() => undefined);
  if (!response?.ok) return;
  const { placements, pages } = (await response.json()) as PlacementsAnswer;
  // The markup is what the sanitiser made, and titles are escaped.
  document.body.insertAdjacentHTML('beforeend', placementsHtml(placements, location.pathname, pages));
}
