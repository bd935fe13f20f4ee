/** A ref that focuses an element when it appears, in place of one that the reader used. */
export function focusElement(element: HTMLElement | null): void {
  element?.focus();
}
