import type { ComponentType } from 'react';
import { afterPaint } from './after-paint.ts';
import { EarlyEvents } from './early-events.ts';
import { hideFailureNote, showFailureNote } from './failure-note.ts';
import { logClientError } from './log-client-error.ts';
import { clearReload, reloadOnce } from './reload-once.ts';

/** Delay before the page reloads because an island could not be loaded. */
const reloadAfterMs = 2_000;

export interface Island<Props> {
  /** The `data-island` attribute of the island's element. */
  name: string;
  /**
   * `interaction`: on the first press, key or focus inside it, which is then replayed. `idle`: when the page is idle,
   * or on an interaction; on slow or metered connections only on an interaction. `load`: at once.
   */
  when: 'interaction' | 'idle' | 'load';
  /** A selector. If set, only interactions inside matching elements start the island. */
  controls?: string;
  /** If it resolves to true, the island starts at once, whatever `when` is. */
  isAwake?: () => Promise<boolean>;
  /** Loads the component, and React with it. */
  load: () => Promise<ComponentType<Props>>;
}

/**
 * Hydrates an island on the pages that have it. Its props follow its element as JSON, or are fetched from the URL in
 * `data-source`; without either it has no props. Events before the hydration are recorded and replayed after it.
 * Returns a function that starts the island early.
 */
export function mount<Props extends object>(island: Island<Props>): () => void {
  const roots = [...document.querySelectorAll<HTMLElement>(`[data-island="${island.name}"]`)];
  const starts = roots.map((root) => mountElement(root, island));
  return () => {
    for (const start of starts) start();
  };
}

function mountElement<Props extends object>(
  root: HTMLElement,
  { name, when, controls, isAwake, load }: Island<Props>,
): () => void {
  let started: Promise<void> | undefined;
  const start = (): Promise<void> => (started ??= begin());
  const early = new EarlyEvents(root, controls, () => void start());
  /** The server's HTML has been restored and stays: the island would fail again. */
  function onFailure(error: unknown, isRestored: boolean): void {
    logClientError(`island-${name}`, error);
    delete root.dataset.alive;
    early.stop();
    // Other islands only enhance pages that work without them.
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
      if (when === 'load') clearReload(name);
      early.replay();
    } catch (error) {
      // The page still works as it does without scripts. The next interaction retries, since the network may be back.
      logClientError(`island-${name}`, error);
      started = undefined;
      early.release();
      // A browser does not retry a failed module on the same page, so a page that needs its island is reloaded.
      if (when === 'load') setTimeout(() => reloadOnce(name) || showFailureNote(root), reloadAfterMs);
    }
  }
  // The reader may have focused a field before this script loaded.
  if (when === 'load' || root.contains(document.activeElement)) void start();
  else if (when === 'idle' && !isSlowConnection()) whenIdle(() => void start());
  void isAwake?.().then((shouldStart) => (shouldStart ? start() : undefined));
  return () => void start();
}

/**
 * The build or the worker writes them from the same props as the content: for a whole page at its end, for a small part
 * on its own element.
 */
export function propsOf<Props>(root: HTMLElement): Props {
  if (root.dataset.props) return JSON.parse(root.dataset.props) as Props;
  const element = root.tagName === 'MAIN' ? document.getElementById('props') : root.nextElementSibling;
  const isJson = element instanceof HTMLScriptElement && element.type === 'application/json';
  return JSON.parse((isJson && element.textContent) || '{}') as Props;
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

/** True if loading React would cost the reader seconds or money. */
function isSlowConnection(): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  return connection?.saveData === true || /^((slow-)?2g|3g)$/.test(connection?.effectiveType ?? '');
}
