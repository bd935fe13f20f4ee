/**
 * Of the browser's elements, what event handlers in `site/views` read. The worker never runs them, but checks the types
 * of the views that it draws, and its own types have no DOM.
 */
interface HTMLElement {
  value: string;
  checked: boolean;
  focus(options?: { preventScroll?: boolean }): void;
}
interface HTMLInputElement extends HTMLElement {}
interface HTMLSelectElement extends HTMLElement {}
