/** Buttons that do nothing without scripts: they submit no form. */
const scriptButton = 'button[type=button], button:not(form *)';
/** Controls that need the island. Links to other pages, fields and native controls work without it. */
const acting = `${scriptButton}, [role=tab], a[href^="#"]`;

const tabKeys = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];

declare global {
  interface Window {
    /** Targets of clicks before any script had loaded. An inline script in `Layout.astro` records them. */
    early?: EventTarget[];
  }
}

/** Records what a reader does inside an island before it is hydrated, and replays it afterwards. */
export class EarlyEvents {
  readonly #root: HTMLElement;
  readonly #stop = new AbortController();
  #recorded: (() => void)[] = [];
  /** False after the island failed to load. */
  #isExpected = true;

  constructor(root: HTMLElement, controls: string | undefined, start: () => void) {
    this.#root = root;
    const options = { capture: true, signal: this.#stop.signal };
    const startWithin = ({ target }: Event): void => {
      if (!controls || (target instanceof Element && target.closest(controls))) start();
    };
    for (const type of ['pointerdown', 'keydown', 'focusin', 'input'])
      root.addEventListener(type, startWithin, options);
    root.addEventListener('keydown', (event) => this.#recordKey(event), options);
    root.addEventListener('click', (event) => this.#recordClick(event, start), options);
    root.addEventListener('change', (event) => this.#recordChange(event, start), options);
    this.#recordEarlier(start);
  }

  /**
   * Handles what happened before this script loaded: pressed buttons, and fields that differ from the rendered HTML.
   */
  #recordEarlier(start: () => void): void {
    for (const target of window.early ?? []) {
      const control = target instanceof Element && this.#root.contains(target) ? target.closest(scriptButton) : null;
      if (control instanceof HTMLElement) this.#recordPress(control, start);
    }
    for (const field of this.#root.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) {
      const isSet =
        field instanceof HTMLSelectElement
          ? field.selectedIndex >= 0 && field.selectedIndex !== renderedIndex(field)
          : field.checked !== field.defaultChecked;
      if (isSet) this.#recordChange({ target: field }, start);
    }
  }

  #recordClick(event: Event, start: () => void): void {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(acting) : null;
    if (!control) return;
    // After a failure, a link works without the island. A button does not.
    if (!this.#isExpected && control instanceof HTMLAnchorElement) return start();
    event.preventDefault();
    event.stopPropagation();
    this.#recordPress(control, start);
  }

  #recordPress(control: HTMLElement, start: () => void): void {
    const path = pathTo(control, this.#root);
    this.#recorded.push(() => {
      // React renders a translated page again and replaces its elements.
      const pressed = control.isConnected ? control : elementAt(path, this.#root);
      // Radix selects a tab on mousedown.
      pressed?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
      pressed?.click();
    });
    start();
  }

  /** Without the island, keys that move between tabs do nothing or scroll the page. */
  #recordKey(event: KeyboardEvent): void {
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || target.getAttribute('role') !== 'tab' || !tabKeys.includes(key)) return;
    if (!this.#isExpected) return;
    event.preventDefault();
    this.#recorded.push(() =>
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
    );
  }

  /** A changed field keeps its value. After hydration it is set again, so that the island receives the event. */
  #recordChange({ target }: Pick<Event, 'target'>, start: () => void): void {
    if (target instanceof HTMLSelectElement) {
      const chosen = target.value;
      this.#recorded.push(() => {
        target.value = chosen;
        target.dispatchEvent(new Event('change', { bubbles: true }));
      });
    } else if (target instanceof HTMLInputElement && target.type === 'file') {
      this.#recorded.push(() => target.dispatchEvent(new Event('change', { bubbles: true })));
    } else if (target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio')) {
      this.#recorded.push(() => {
        target.checked = !target.checked;
        target.click();
      });
    } else {
      return;
    }
    start();
  }

  replay(): void {
    this.#stop.abort();
    const actions = this.#recorded;
    this.#recorded = [];
    if (this.#root.isConnected) for (const act of actions) act();
  }

  /** Call when the island could not be loaded. Discards the recorded events, so links and keys work natively. */
  release(): void {
    this.#recorded = [];
    this.#isExpected = false;
  }

  /** Call when the island will not be tried again. */
  stop(): void {
    this.#recorded = [];
    this.#stop.abort();
  }
}

/** If no option has the `selected` attribute, the browser selects the first enabled one. */
function renderedIndex({ options }: HTMLSelectElement): number {
  const selected = [...options].findLastIndex((option) => option.hasAttribute('selected'));
  return selected >= 0 ? selected : [...options].findIndex(({ disabled }) => !disabled);
}

/** Indexes among siblings, ignoring the `<font>` elements of a translation. */
function pathTo(element: Element, root: Element): number[] {
  const parent = element.parentElement;
  if (element === root || !parent) return [];
  return [...pathTo(parent, root), children(parent).indexOf(element)];
}

function elementAt(path: readonly number[], root: HTMLElement): HTMLElement | undefined {
  const element = path.reduce<Element | undefined>((parent, at) => parent && children(parent)[at], root);
  return element instanceof HTMLElement ? element : undefined;
}

function children(parent: Element): Element[] {
  return [...parent.children].filter(({ tagName }) => tagName !== 'FONT');
}
