import { addStyle } from '../islands/shared/add-style.ts';
import { showPlacements } from './placements.ts';
import style from './name-line.css?inline';

/**
 * Puts a line beside the site's name and at the foot; empty to take it away. It is text, whatever stands in it. Where the site
 * has other advertisements or boxes than the page shows, they are shown as well.
 */
export function drawNameLine(line: string, hasOthers = false): void {
  if (hasOthers) void showPlacements();
  if (line) addStyle(style);
  for (const place of document.querySelectorAll<HTMLElement>('.brand, .foot')) {
    if (line) place.dataset['line'] = line;
    else delete place.dataset['line'];
  }
}
