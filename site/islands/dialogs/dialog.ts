import css from '../../styles/dialogs.css?inline';
import { escapeHtml } from '#data/markup/escape.ts';

export interface DialogProps {
  /** Names its class and the id of its title: "lexicon". */
  kind: string;
  title: string;
  /** Safe HTML of what is below the title, in its first state. */
  html: string;
  /** Gets the focus back when the dialog closes. */
  opener: Element | null;
}

export interface OpenedDialog {
  element: HTMLDialogElement;
  /** An element of the dialog by its `data-part`. */
  part: (name: string) => HTMLElement;
  /** Whether an answer that has come late still has a place. */
  isOpen: () => boolean;
}

let hasStyle = false;

/**
 * Opens a native modal dialog, whose height does not depend on what it shows. Escape, its button and a press beside it
 * close it; the focus goes to its title, and back to the opener. Opening another takes the place of the first.
 */
export function openDialog({ kind, title, html, opener }: DialogProps): OpenedDialog {
  if (!hasStyle) document.head.appendChild(document.createElement('style')).textContent = css;
  hasStyle = true;
  document.querySelector<HTMLDialogElement>('dialog.sheet[open]')?.close();
  const id = `${kind}-title`;
  const element = document.createElement('dialog');
  element.className = `sheet ${kind}`;
  element.setAttribute('aria-labelledby', id);
  element.innerHTML = `<header><h2 id="${id}" tabindex="-1" autofocus>${escapeHtml(title)}</h2><button type="button" class="button" data-close>Close</button></header>${html}`;
  document.body.append(element);
  element.addEventListener('click', ({ target }) => {
    // The content fills the dialog, so the element itself is met only beside it.
    if (target === element || (target instanceof Element && target.closest('[data-close]'))) element.close();
  });
  element.addEventListener('close', () => {
    // Toasts stand within the open dialog, which else would cover them; they outlive it.
    const toasts = element.querySelector('.toaster');
    if (toasts) document.body.append(toasts);
    element.remove();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
  });
  // The page behind keeps its width where its scroll bar takes room.
  const root = document.documentElement;
  root.classList.toggle('has-scrollbar', innerWidth > root.clientWidth);
  element.showModal();
  const part = (name: string): HTMLElement => {
    const found = element.querySelector<HTMLElement>(`[data-part="${name}"]`);
    if (!found) throw new Error(`The dialog "${kind}" has no part "${name}"`);
    return found;
  };
  return { element, part, isOpen: () => element.open };
}
