import type { StudyAnchor } from '#data/my-study/study-row.ts';
import { logClientError } from '../../client/log-client-error.ts';
import { noteOrHighlight } from './entry-messages.ts';

/** The words that a reader has selected. */
export interface SelectedWords {
  anchor: StudyAnchor;
  /** What gets the focus back after a note: the number of the verse, or the button of its notes. */
  opener: HTMLElement;
}

interface SelectionOptions {
  /** Selects the texts of the page. A selection must be within one of them. */
  texts: string;
  /** Its code loads with the first press. `range` is within `text`. */
  find: (range: Range, text: HTMLElement) => Promise<SelectedWords | undefined>;
  onChoose: (selected: SelectedWords) => void;
}

/** Offers a note or a highlight while words of a text are selected. */
export function watchSelection({ texts, find, onChoose }: SelectionOptions): void {
  let button: HTMLButtonElement | undefined;
  const choose = (): void => {
    const selected = selectionIn(texts);
    if (button) button.hidden = true;
    if (!selected) return;
    find(...selected).then(
      (found) => found && onChoose(found),
      (error: unknown) => logClientError('study-selection', error),
    );
  };
  const offer = (): void => {
    const [, text] = selectionIn(texts) ?? [];
    // A press on the button itself ends the selection.
    if (!text && document.activeElement === button) return;
    if (text) button ??= addButton(text, choose);
    if (button) button.hidden = !text;
  };
  document.addEventListener('selectionchange', offer);
  // The reader may have selected words before this script loaded.
  offer();
}

function selectionIn(texts: string): [range: Range, text: HTMLElement] | undefined {
  const selection = getSelection();
  if (!selection || selection.isCollapsed) return undefined;
  const range = selection.getRangeAt(0).cloneRange();
  const { startContainer } = range;
  const start = startContainer instanceof Element ? startContainer : startContainer.parentElement;
  const text = start?.closest<HTMLElement>(texts);
  if (!text) return undefined;
  // A triple click ends at the start of the next text.
  const selected = range.toString().trim();
  if (!text.contains(range.endContainer)) range.setEnd(text, text.childNodes.length);
  return range.toString().trim() === selected ? [range, text] : undefined;
}

function addButton(text: HTMLElement, onPress: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button';
  // In view wherever the selection is. Chapters inline their styles, and most readers never need these.
  button.style.cssText = 'position:fixed;inset:auto 0 1rem;width:fit-content;margin-inline:auto;z-index:1';
  button.textContent = noteOrHighlight;
  // Pressing must not clear the selection.
  button.addEventListener('pointerdown', (event) => event.preventDefault());
  button.addEventListener('click', onPress);
  // No island may render it away.
  (text.closest('[data-island]') ?? text).after(button);
  return button;
}
