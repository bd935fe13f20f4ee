export interface ToastMessage {
  title: string;
  description?: string;
  destructive?: boolean;
  /** Milliseconds; 5000 unless told. */
  duration?: number;
}

/** Shows a message; what draws it is fetched with the first one. */
export function showToast(message: ToastMessage): void {
  void import('./Toaster.tsx').then(({ pushToast }) => pushToast(message));
}
