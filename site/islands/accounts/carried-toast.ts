import type { ToastMessage } from '../../client/toast-list.ts';
import { showToast } from '../../client/toasts.ts';

const name = 'toast';

/** Stores a message for the next page, because this page is about to be left. */
export function carryToast(message: ToastMessage): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(message));
  } catch {
    // If storage is refused, the next page has no message.
  }
}

/** Shows the message from the previous page, once. */
export function showCarriedToast(): void {
  try {
    const text = sessionStorage.getItem(name);
    if (!text) return;
    sessionStorage.removeItem(name);
    showToast(JSON.parse(text) as ToastMessage);
  } catch {
    // Storage is refused.
  }
}
