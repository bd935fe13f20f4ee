import { addStyle } from '../client/add-style.ts';
import { showPlacements } from './render-placements.ts';
import style from './name-line.css?inline';

/**
 * Shows a line next to the site's name and in the footer; an empty line removes it. It is inserted as text, never as
 * markup. `otherNotices` is the hash of the site's current placements if the page shows outdated ones.
 */
export function renderNameLine(line: string, otherNotices?: string): void {
  if (otherNotices !== undefined) void showPlacements(otherNotices);
  if (line) addStyle(style);
  for (const element of document.querySelectorAll<HTMLElement>('.brand, .foot')) {
    if (line) element.dataset['line'] = line;
    else delete element.dataset['line'];
  }
}
