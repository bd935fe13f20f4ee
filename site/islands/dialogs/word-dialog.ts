import type { StrongsWord } from '#data/contract/reading.ts';
import { wordsPath } from '#data/markup/reading-address.ts';
import type { VerseId } from '#data/model/verse-id.ts';
import { definitionPane, showDefinition } from './definition-pane.ts';
import { openDialog } from './dialog.ts';
import { arrowThroughNumbers } from '../reading/number-arrows.ts';
import { loadWords } from '../reading/reading-source.ts';
import { analysisRows, chosen, unchosen, wordsOfTagged } from '../reading/verse-words.ts';

export interface AnalysedVerse {
  /** Number of the verse in the King James Version. */
  id: VerseId;
  reference: string;
  /** A tagged version; the tagged King James Version unless named. */
  version?: string;
  /** The verse's text with its tags, which stands in where the call cannot be had, and its script. */
  tagged?: string;
  language?: string | undefined;
  direction?: 'ltr' | 'rtl' | undefined;
}

/** The words of a verse with their numbers; a chosen number shows its definition below. */
export async function openWordDialog({ id, reference, version, tagged = '', language = 'en', direction = 'ltr' }: AnalysedVerse, opener: Element | null): Promise<void> {
  const { part, isOpen } = openDialog({
    kind: 'words',
    title: `Strong's Analysis: ${reference}`,
    opener,
    html: `<div class="body"><p data-part="status" role="status" class="small">Loading words…</p><table hidden data-part="table"><thead><tr><th scope="col">Word</th><th scope="col">Strong's Number</th><th scope="col">Definition</th></tr></thead><tbody data-part="rows"></tbody></table></div>${definitionPane}<footer><a href="${wordsPath(id)}">Word by word</a></footer>`,
  });
  const table = part('table');
  let words: readonly StrongsWord[] = [];
  table.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-number]') : null;
    if (button) choose(table, button, part('definition'), words);
  });
  arrowThroughNumbers(table);
  const read = await loadWords(id, version).catch(() => ({ strongsWords: wordsOfTagged(tagged), language, direction }));
  words = read.strongsWords;
  if (!isOpen()) return;
  const rows = analysisRows(words, read);
  part('rows').innerHTML = rows;
  table.hidden = rows === '';
  part('status').className = rows ? 'sr' : '';
  part('status').textContent = rows ? `${part('rows').children.length} words` : `The words of ${reference} could not be loaded. Please try again later.`;
}

/** One number is chosen at a time; a word that occurs twice is chosen where it was pressed. */
function choose(table: HTMLElement, button: HTMLElement, pane: HTMLElement, words: readonly StrongsWord[]): void {
  const number = button.dataset.number ?? '';
  const buttons = [...table.querySelectorAll<HTMLElement>('[data-number]')];
  for (const each of buttons) {
    const isChosen = each === button;
    each.ariaPressed = String(isChosen);
    const state = each.closest('tr')?.querySelector('.state');
    if (state) state.textContent = isChosen ? chosen : unchosen;
  }
  const word = words.filter(({ strongsNumber }) => strongsNumber !== '')[buttons.indexOf(button)];
  const missing = `Definition not found for ${number}. This may be a pre-generated static file that hasn't been created yet.`;
  void showDefinition(pane, number, missing, word?.parsing);
}
