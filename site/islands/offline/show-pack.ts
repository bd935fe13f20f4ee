import { escapeHtml } from '#data/markup/escape.ts';
import type { PackView } from './pack-view.ts';

/** Writes a view into its row. The focus stays where it was, or goes to what has taken that place. */
export function showPack(row: HTMLElement, title: string, view: PackView): void {
  const state = part(row, 'state');
  state.textContent = view.state;
  state.classList.toggle('is-kept', view.isKept);
  const bar = part<HTMLProgressElement>(row, 'progress');
  bar.hidden = view.progress === undefined;
  bar.value = view.progress ?? 0;
  bar.setAttribute('aria-label', title);
  const fault = part(row, 'fault');
  fault.textContent = view.fault ?? '';
  fault.hidden = !view.fault;
  showButtons(part(row, 'buttons'), row, title, view);
}

function showButtons(box: HTMLElement, row: HTMLElement, title: string, { buttons }: PackView): void {
  const html = buttons
    .map(({ action, label, isOff }) => `<button class="button" type="button" data-do="${action}" aria-label="${label}: ${escapeHtml(title)}"${isOff ? ' disabled' : ''}>${label}</button>`)
    .join('');
  if (box.dataset.html === html) return;
  const hadFocus = box.contains(document.activeElement);
  box.dataset.html = html;
  box.innerHTML = html;
  // Never onto a button that deletes: a key that is pressed twice would press it.
  if (hadFocus) (box.querySelector<HTMLElement>('button:not([data-do*=delete], :disabled)') ?? part(row, 'title')).focus();
}

export function part<Kind extends HTMLElement = HTMLElement>(row: HTMLElement, name: string): Kind {
  const found = row.querySelector<Kind>(`[data-part=${name}]`);
  if (!found) throw new Error(`The row of a download has no part “${name}”`);
  return found;
}
