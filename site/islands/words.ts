import { listenForVerseActions } from './copy-share.ts';
import { arrowThroughNumbers } from './number-arrows.ts';

/** A verse word by word reads whole without scripts; they copy, share, and lead along the numbers by the arrow keys. */
for (const table of document.querySelectorAll<HTMLElement>('.verse-words .words')) arrowThroughNumbers(table, 'tbody a');
listenForVerseActions(document);
