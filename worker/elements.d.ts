/**
 * DOM types that event handlers in `site/views` use. The worker never runs these handlers, but it type-checks the views
 * that it renders, and the Workers types have no DOM.
 */
interface HTMLElement {
  value: string;
  checked: boolean;
  focus(options?: { preventScroll?: boolean }): void;
}
interface HTMLInputElement extends HTMLElement {}
interface HTMLSelectElement extends HTMLElement {}
