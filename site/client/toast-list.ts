export interface ToastMessage {
  title: string;
  description?: string;
  destructive?: boolean;
  /** Milliseconds; 5000 unless told. */
  duration?: number;
}

export interface ShownToast extends ToastMessage {
  id: number;
  open: boolean;
}

const atOnce = 5;
/** A dismissed toast is dropped from the list after this many ms. */
export const removeDelay = 1_000_000;

let lastId = 0;

/** Newest first, at most five. */
export function addToast(toasts: readonly ShownToast[], message: ToastMessage): ShownToast[] {
  lastId += 1;
  return [{ ...message, id: lastId, open: true }, ...toasts].slice(0, atOnce);
}

export function closeToast(toasts: readonly ShownToast[], id: number): ShownToast[] {
  return toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast));
}

export function removeToast(toasts: readonly ShownToast[], id: number): ShownToast[] {
  return toasts.filter((toast) => toast.id !== id);
}
