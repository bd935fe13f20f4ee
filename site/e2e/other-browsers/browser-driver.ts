/** Keys that tests press, by their UI Events names. */
export type Key = 'Enter' | 'Escape' | 'ArrowDown';

/**
 * A tab without cookies. Each implementation speaks another protocol, so this is the minimum that the tests need.
 * `reader.ts` implements lookup and waiting for all of them.
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
  /** Goes to the previous page of the history. The page may load after the promise is settled. */
  back(): Promise<void>;
  forward(): Promise<void>;
  close(): Promise<void>;
}

export interface BrowserDriver {
  /** The version as the browser reports it: "153.7.0". */
  version: string;
  /** Only one tab at a time. Storage is separate at least per origin. */
  openTab(): Promise<Tab>;
  close(): Promise<void>;
}
