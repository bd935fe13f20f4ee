import type { ToastMessage } from '../../client/toast-list.ts';
import { showToast } from '../../client/toasts.ts';

const name = 'toast';

/** A message for the page that comes next: this one is about to be left. */
export function carryToast(message: ToastMessage): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(message));
  } catch {
    // Where storage is refused the next page says what it is by itself.
  }
}

/** Shows what the page before left, once. */
export function showCarriedToast(): void {
  try {
    const text = sessionStorage.getItem(name);
    if (!text) return;
    sessionStorage.removeItem(name);
    showToast(JSON.parse(text) as ToastMessage);
  } catch {
    // As above.
  }
}
