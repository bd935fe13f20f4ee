export interface ToastMessage {
  title: string;
  description?: string;
  destructive?: boolean;
  /** Milliseconds; 5000 by default. */
  duration?: number;
}

export interface ShownToast extends ToastMessage {
  id: number;
  open: boolean;
}

const maxShown = 5;
/** Milliseconds after which a dismissed toast is removed from the list. */
export const removeDelay = 1_000_000;

let lastId = 0;

/** Newest first, at most five. */
export function addToast(toasts: readonly ShownToast[], message: ToastMessage): ShownToast[] {
  lastId += 1;
  return [{ ...message, id: lastId, open: true }, ...toasts].slice(0, maxShown);
}

export function closeToast(toasts: readonly ShownToast[], id: number): ShownToast[] {
  return toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast));
}

export function removeToast(toasts: readonly ShownToast[], id: number): ShownToast[] {
  return toasts.filter((toast) => toast.id !== id);
}
