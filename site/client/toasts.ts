import type { ToastMessage } from './toast-list.ts';

/** Shows a message; what draws it is fetched with the first one. */
export function showToast(message: ToastMessage): void {
  void import('./Toaster.tsx').then(({ pushToast }) => pushToast(message));
}
