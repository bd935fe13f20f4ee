import type { ComponentType } from 'react';
import { afterPaint } from './after-paint.ts';
import { logFault } from './log-fault.ts';
import { forgetReload, reloadOnce } from './reload-once.ts';

/** Between an island that could not be fetched and the page that is loaded again for it. */
const reloadAfterMs = 2_000;

export interface Island<Props> {
  /** As in `data-island` of the element that the island takes over. */
  name: string;
  /**
   * `interaction`: with the first press, key or focus inside it, which then counts. `idle`: when the page has nothing
   * else to do, or with an interaction; on lines that are slow or metered with an interaction alone. `load`: at once.
   */
  when: 'interaction' | 'idle' | 'load';
  /** A selector of the parts that interactions count in, where the island is much more than its controls. */
  controls?: string;
  /** Where this says so the island comes to life at once, whatever `when` says. */
  isAwake?: () => Promise<boolean>;
  /** Fetches the component, and with it React. */
  load: () => Promise<ComponentType<Props>>;
}

/**
 * Brings an island to life on the pages that have it. Its props stand behind its element as JSON, or at the address that
 * it names; without them it is drawn with none. Until it lives, what a reader does inside it is kept, and done when it does. Returns what brings it
 * to life before its time.
 */
export function mount<Props extends object>(island: Island<Props>): () => void {
  const roots = [...document.querySelectorAll<HTMLElement>(`[data-island="${island.name}"]`)];
  const starts = roots.map((root) => awaken(root, island));
  return () => {
    for (const start of starts) start();
  };
}

function awaken<Props extends object>(
  root: HTMLElement,
  { name, when, controls, isAwake, load }: Island<Props>,
): () => void {
  let started: Promise<void> | undefined;
  const start = (): Promise<void> => (started ??= begin());
  const early = new EarlyEvents(root, controls, () => void start());
  async function begin(): Promise<void> {
    try {
      await afterPaint();
      const { source } = root.dataset;
      const [Component, props, { createElement }, { hydrate }] = await Promise.all([
        load(),
        source ? fetchProps<Props>(source) : propsOf<Props>(root),
        import('react'),
        import('./hydrate.tsx'),
      ]);
      await hydrate(root, createElement(Component, props));
      root.dataset.alive = 'true';
      if (when === 'load') forgetReload(name);
      early.replay();
    } catch (error) {
      // The page goes on as it would without scripts; the next interaction tries again.
      logFault(`island-${name}`, error);
      started = undefined;
      early.release();
      // One that comes by itself is the page, and a browser asks for a module once while its page stands.
      if (when === 'load') setTimeout(() => reloadOnce(name), reloadAfterMs);
    }
  }
  // A reader may have been quicker than this script.
  if (when === 'load' || root.contains(document.activeElement)) void start();
  else if (when === 'idle' && !isSlowLine()) whenIdle(() => void start());
  void isAwake?.().then((isIt) => (isIt ? start() : undefined));
  return () => void start();
}

/**
 * Written by the build or the worker from the same props as the element's content: those of a whole page at its end,
 * those of a small part of one on its own element.
 */
export function propsOf<Props>(root: HTMLElement): Props {
  if (root.dataset.props) return JSON.parse(root.dataset.props) as Props;
  const place = root.tagName === 'MAIN' ? document.getElementById('props') : root.nextElementSibling;
  const isJson = place instanceof HTMLScriptElement && place.type === 'application/json';
  return JSON.parse((isJson && place.textContent) || '{}') as Props;
}

async function fetchProps<Props>(source: string): Promise<Props> {
  const response = await fetch(source);
  if (!response.ok) throw new Error(`${source} answered ${response.status}`);
  return response.json();
}

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 200);
}

interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/** Where React would cost a reader seconds or money that nobody asked to spend. */
export function isSlowLine(): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  return connection?.saveData === true || /^((slow-)?2g|3g)$/.test(connection?.effectiveType ?? '');
}

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
class EarlyEvents {
  readonly #root: HTMLElement;
  readonly #stop = new AbortController();
  #kept: (() => void)[] = [];

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
    event.preventDefault();
    event.stopPropagation();
    this.#keepPress(control, start);
  }

  #keepPress(control: HTMLElement, start: () => void): void {
    this.#kept.push(() => {
      // Tabs are chosen as the button goes down.
      control.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
      control.click();
    });
    start();
  }

  /** Keys that lead from tab to tab would do nothing, or scroll. */
  #keepKey(event: KeyboardEvent): void {
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || target.getAttribute('role') !== 'tab' || !tabKeys.includes(key)) return;
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

  /** What was kept is lost: it could not be done. */
  release(): void {
    this.#kept = [];
  }
}

/** The first that can be chosen is, where none was drawn so. */
function drawnIndex({ options }: HTMLSelectElement): number {
  const drawn = [...options].findLastIndex((option) => option.hasAttribute('selected'));
  return drawn >= 0 ? drawn : [...options].findIndex(({ disabled }) => !disabled);
}
