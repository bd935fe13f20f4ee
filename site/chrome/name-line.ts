import { addStyle } from '../client/add-style.ts';
import { showPlacements } from './placements.ts';
import style from './name-line.css?inline';

/**
 * Puts a line beside the site's name and at the foot; empty to take it away. It is text, whatever stands in it. `otherNotices`
 * is the mark of the site's notices where the page shows others.
 */
export function drawNameLine(line: string, otherNotices?: string): void {
  if (otherNotices !== undefined) void showPlacements(otherNotices);
  if (line) addStyle(style);
  for (const place of document.querySelectorAll<HTMLElement>('.brand, .foot')) {
    if (line) place.dataset['line'] = line;
    else delete place.dataset['line'];
  }
}
