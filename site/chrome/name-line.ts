import { showPlacements } from './placements.ts';
import style from './name-line.css?inline';

let sheet: HTMLStyleElement | undefined;

/**
 * Puts a line beside the site's name and at the foot; empty to take it away. It is text, whatever stands in it. Where the site
 * has other advertisements or boxes than the page shows, they are shown as well.
 */
export function drawNameLine(line: string, hasOthers = false): void {
  if (hasOthers) void showPlacements();
  if (line && !sheet) {
    sheet = document.createElement('style');
    sheet.textContent = style;
    document.head.append(sheet);
  }
  for (const place of document.querySelectorAll<HTMLElement>('.brand, .foot')) {
    if (line) place.dataset['line'] = line;
    else delete place.dataset['line'];
  }
}
