import { escapeHtml } from '#data/markup/escape.ts';
import type { VerseId } from '#data/model/verse-id.ts';
import { definitionPane, showDefinition } from './definition-pane.ts';
import { openDialog } from './dialog.ts';
import { arrowThroughNumbers } from '../reading/number-arrows.ts';
import { loadRestored, loadWords } from '../reading/reading-source.ts';
import { rightSide } from '../reading/right-side.ts';
import { threeColumnRows } from '../reading/verse-words.ts';

/** The King James verse beside the one with restored names, and its words in three columns. */
export function openThreeColumnDialog({ id, reference }: { id: VerseId; reference: string }, opener: Element | null): void {
  const { part, isOpen } = openDialog({
    kind: 'three',
    title: reference,
    opener,
    html: `<div class="body"><div class="pair"><section><h3>King James Version</h3><p data-part="kjv" aria-live="polite">Loading verse...</p></section><section><h3 data-part="label">&nbsp;</h3><p data-part="restored" aria-live="polite">Loading verse...</p></section></div><table hidden data-part="table"><thead><tr><th scope="col">English (KJV)</th><th scope="col">Strong's</th><th scope="col">Hebrew/Greek</th></tr></thead><tbody data-part="rows"></tbody></table></div>${definitionPane}`,
  });
  const table = part('table');
  // The link opens its entry in a new tab by itself.
  table.addEventListener('click', ({ target }) => {
    const number = target instanceof Element ? target.closest<HTMLElement>('[data-number]')?.dataset.number : undefined;
    if (number) void showDefinition(part('definition'), number, `Definition not found for ${number}.`);
  });
  arrowThroughNumbers(table);

  const showKjv = async (): Promise<void> => {
    const { text, strongsWords } = await loadWords(id);
    if (!isOpen()) return;
    part('kjv').textContent = text;
    part('rows').innerHTML = threeColumnRows(strongsWords);
    table.hidden = strongsWords.length === 0;
  };
  const showRestored = async (): Promise<void> => {
    const name = await rightSide();
    if (!isOpen()) return;
    part('label').textContent = name.label;
    part('restored').textContent = `Loading ${name.short} verse...`;
    const { label, html } = await loadRestored(id);
    if (!isOpen()) return;
    part('label').textContent = label;
    part('restored').innerHTML = html;
  };
  const orSay = (shown: Promise<void>, name: string, message: string): void => {
    shown.catch(() => {
      if (isOpen()) part(name).innerHTML = `<span class="fail">${escapeHtml(message)}</span>`;
    });
  };
  orSay(showKjv(), 'kjv', 'Failed to load verse data');
  orSay(showRestored(), 'restored', 'The verse could not be loaded. Please try again later.');
}
