let place: HTMLElement | undefined;
const listeners = new Set<() => void>();

/**
 * Where toasts stand: within the open dialog, outside of which nothing can be reached or heard, else at the end of the
 * page.
 */
export function toastPlace(): HTMLElement {
  return place ?? document.body;
}

/** For the `ref` of an element of the dialog; toasts leave it before it goes. */
export function holdToasts(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  move(element);
  return () => {
    if (place === element) move(undefined);
  };
}

/** Is called when toasts have to move. */
export function onToastPlace(listener: () => void): void {
  listeners.add(listener);
}

function move(to: HTMLElement | undefined): void {
  place = to;
  for (const listener of listeners) listener();
}
