import type { ComponentType } from 'react';
import { afterPaint } from './after-paint.ts';
import { EarlyEvents } from './early-events.ts';
import { hideFailureNote, showFailureNote } from './failure-note.ts';
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
  /** The server's HTML is in its place again, and is all that this page will have: the island would fail once more. */
  function onFailure(error: unknown, isRestored: boolean): void {
    logFault(`island-${name}`, error);
    delete root.dataset.alive;
    early.stop();
    // Other islands add to a page that works without them.
    if (isRestored && when === 'load') showFailureNote(root);
  }
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
      hideFailureNote(root);
      await hydrate(root, createElement(Component, props), onFailure);
      root.dataset.alive = 'true';
      if (when === 'load') forgetReload(name);
      early.replay();
    } catch (error) {
      // The page goes on as it would without scripts. The next interaction tries again, since the network may be back.
      logFault(`island-${name}`, error);
      started = undefined;
      early.release();
      // A browser asks for a module once in the life of a page, so a page that needs its island is loaded again.
      if (when === 'load') setTimeout(() => reloadOnce(name) || showFailureNote(root), reloadAfterMs);
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
