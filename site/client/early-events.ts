/** One of which nothing comes without scripts: it sends no form. */
const scriptButton = 'button[type=button], button:not(form *)';
/** What needs the island: links to other pages, fields and native controls work without it. */
const acting = `${scriptButton}, [role=tab], a[href^="#"]`;

const tabKeys = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];

declare global {
  interface Window {
    /** What was pressed before any script had come; the page's own line keeps it (`Layout.astro`). */
    early?: EventTarget[];
  }
}

/** What a reader does inside an island before it lives. */
export class EarlyEvents {
  readonly #root: HTMLElement;
  readonly #stop = new AbortController();
  #kept: (() => void)[] = [];
  /** Whether the island is still expected to do what a reader asks for. */
  #isExpected = true;

  constructor(root: HTMLElement, controls: string | undefined, start: () => void) {
    this.#root = root;
    const options = { capture: true, signal: this.#stop.signal };
    const startWithin = ({ target }: Event): void => {
      if (!controls || (target instanceof Element && target.closest(controls))) start();
    };
    for (const type of ['pointerdown', 'keydown', 'focusin', 'input'])
      root.addEventListener(type, startWithin, options);
    root.addEventListener('keydown', (event) => this.#keepKey(event), options);
    root.addEventListener('click', (event) => this.#keepClick(event, start), options);
    root.addEventListener('change', (event) => this.#keepChange(event, start), options);
    this.#takeUp(start);
  }

  /** What was done before this script came: buttons that were pressed, and fields that are no longer as they were drawn. */
  #takeUp(start: () => void): void {
    for (const target of window.early ?? []) {
      const control = target instanceof Element && this.#root.contains(target) ? target.closest(scriptButton) : null;
      if (control instanceof HTMLElement) this.#keepPress(control, start);
    }
    for (const field of this.#root.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) {
      const isSet =
        field instanceof HTMLSelectElement
          ? field.selectedIndex >= 0 && field.selectedIndex !== drawnIndex(field)
          : field.checked !== field.defaultChecked;
      if (isSet) this.#keepChange({ target: field }, start);
    }
  }

  #keepClick(event: Event, start: () => void): void {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(acting) : null;
    if (!control) return;
    // After a failure a link works without the island. A button does nothing without it.
    if (!this.#isExpected && control instanceof HTMLAnchorElement) return start();
    event.preventDefault();
    event.stopPropagation();
    this.#keepPress(control, start);
  }

  #keepPress(control: HTMLElement, start: () => void): void {
    const path = pathTo(control, this.#root);
    this.#kept.push(() => {
      // React renders a translated page again.
      const pressed = control.isConnected ? control : elementAt(path, this.#root);
      // Tabs are chosen as the button goes down.
      pressed?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
      pressed?.click();
    });
    start();
  }

  /** Keys that lead from tab to tab would do nothing, or scroll. */
  #keepKey(event: KeyboardEvent): void {
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || target.getAttribute('role') !== 'tab' || !tabKeys.includes(key)) return;
    if (!this.#isExpected) return;
    event.preventDefault();
    this.#kept.push(() => target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));
  }

  /** A field that was set stays so; when the island lives it is set again, so that it is heard of. */
  #keepChange({ target }: Pick<Event, 'target'>, start: () => void): void {
    if (target instanceof HTMLSelectElement) {
      const chosen = target.value;
      this.#kept.push(() => {
        target.value = chosen;
        target.dispatchEvent(new Event('change', { bubbles: true }));
      });
    } else if (target instanceof HTMLInputElement && target.type === 'file') {
      this.#kept.push(() => target.dispatchEvent(new Event('change', { bubbles: true })));
    } else if (target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio')) {
      this.#kept.push(() => {
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
    const kept = this.#kept;
    this.#kept = [];
    if (this.#root.isConnected) for (const act of kept) act();
  }

  /** The island could not be loaded: what was kept is lost, and links and keys do what they do without it. */
  release(): void {
    this.#kept = [];
    this.#isExpected = false;
  }

  /** The island is not tried again. */
  stop(): void {
    this.#kept = [];
    this.#stop.abort();
  }
}

/** The first that can be chosen is, where none was drawn so. */
function drawnIndex({ options }: HTMLSelectElement): number {
  const drawn = [...options].findLastIndex((option) => option.hasAttribute('selected'));
  return drawn >= 0 ? drawn : [...options].findIndex(({ disabled }) => !disabled);
}

/** By its place among its siblings, without the `<font>` elements of a translation. */
function pathTo(element: Element, root: Element): number[] {
  const parent = element.parentElement;
  if (element === root || !parent) return [];
  return [...pathTo(parent, root), children(parent).indexOf(element)];
}

function elementAt(path: readonly number[], root: HTMLElement): HTMLElement | undefined {
  const found = path.reduce<Element | undefined>((parent, at) => parent && children(parent)[at], root);
  return found instanceof HTMLElement ? found : undefined;
}

function children(parent: Element): Element[] {
  return [...parent.children].filter(({ tagName }) => tagName !== 'FONT');
}
