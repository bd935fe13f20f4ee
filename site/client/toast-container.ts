let container: HTMLElement | undefined;
const listeners = new Set<() => void>();

/**
 * The parent element of the toasts: the open dialog, because nothing outside it can be focused or announced, otherwise
 * the body.
 */
export function toastContainer(): HTMLElement {
  return container ?? document.body;
}

/** For the `ref` of an element in the dialog. Toasts move out of it before it is removed. */
export function toastContainerRef(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  move(element);
  return () => {
    if (container === element) move(undefined);
  };
}

/** The listener is called when toasts have to move. */
export function onToastContainer(listener: () => void): void {
  listeners.add(listener);
}

function move(to: HTMLElement | undefined): void {
  container = to;
  for (const listener of listeners) listener();
}
