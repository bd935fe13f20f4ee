import type { PlacementsAnswer } from '#data/contract/placements.ts';
import { noticesSelector, placementsHtml } from '#data/contract/placements-html.ts';

/**
 * Puts advertisements, boxes and links to further pages at the end of a page, in place of those that it was built with. Fetched
 * where the site says that it has others.
 */
export async function showPlacements(): Promise<void> {
  const response = await fetch('/api/placements').catch(() => undefined);
  if (!response?.ok) return;
  const notices = (await response.json()) as PlacementsAnswer;
  for (const old of document.querySelectorAll(noticesSelector)) old.remove();
  // The markup is what the sanitiser made, and titles are escaped.
  document.body.insertAdjacentHTML('beforeend', placementsHtml(notices, location.pathname));
}
