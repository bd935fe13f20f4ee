import { listenForVerseActions } from '../copy/copy-share.ts';
import { openEntriesOver } from '../dialogs/entry-links.ts';
import { arrowThroughNumbers } from './number-arrows.ts';

/** The page of a verse: copying and sharing, entries over the page, arrow keys in its tables. It reads whole without. */
const page = document.querySelector<HTMLElement>('.verse-words');
if (page) {
  listenForVerseActions(page);
  openEntriesOver(page, '.words a, .shared a');
  for (const table of page.querySelectorAll<HTMLElement>('.words')) arrowThroughNumbers(table, 'tbody a');
}
