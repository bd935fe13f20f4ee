/** Keys that errands press, by their names in UI Events. */
export type Key = 'Enter' | 'Escape' | 'ArrowDown';

/**
 * One tab without any cookies. Each implementation speaks another protocol, so this is the least that an errand
 * needs; lookup and waiting are shared (`reader.ts`).
 */
export interface Tab {
  goto(url: string): Promise<void>;
  /** The value of a JavaScript expression, as JSON. A promise is awaited. */
  evaluate(expression: string): Promise<unknown>;
  /** Clicks the element that the expression yields, with the browser's own mouse events. */
  click(expression: string): Promise<void>;
  /** Types into the focused element, with the browser's own keyboard events. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  close(): Promise<void>;
}

export interface ErrandBrowser {
  /** As the browser reports it: "153.7.0". */
  version: string;
  /** One at a time. Storage is separate by origin at least. */
  openTab(): Promise<Tab>;
  close(): Promise<void>;
}
