import type { ToastMessage } from './toast-list.ts';

/** Shows a message. The first call loads the code that renders it. */
export function showToast(message: ToastMessage): void {
  void import('./Toaster.tsx').then(({ pushToast }) => pushToast(message));
}
