import { ApiError } from '../../client/call-api.ts';
import { logClientError } from '../../client/log-client-error.ts';
import { SearchFailedError } from '../search/search-source.ts';
import { applyLicenses } from './apply-licenses.ts';
import { ListCollector, type CollectProgress, type PagedList } from './collect-list.ts';
import { comparisonList } from './comparison-list.ts';
import type { ExportList } from './export-list.ts';
import type { ExportSource } from './export-source.ts';
import { exportFailed } from './messages.ts';
import { numberPages } from './number-pages.ts';
import { passageList, type PassageRange } from './passage-list.ts';
import { resultPages } from './result-pages.ts';

/** The list, or how far it has loaded. */
export type ExportState =
  | { kind: 'ready'; list: ExportList }
  | (CollectProgress & ({ kind: 'loading' } | { kind: 'stopped' } | { kind: 'failed'; message: string }));

/** Collects what is exported: a passage or comparison at once, a list page by page. */
export class ExportJob {
  readonly #source: ExportSource;
  readonly #collector: ListCollector | undefined;
  readonly #listeners = new Set<() => void>();
  #state: ExportState = { kind: 'loading', done: 0, total: 0 };
  #progress: CollectProgress = { done: 0, total: 0 };
  #running: AbortController | undefined;

  constructor(source: ExportSource) {
    this.#source = source;
    const pages = pagesOf(source);
    this.#collector = pages && new ListCollector(pages);
  }

  readonly read = (): ExportState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Starts, or continues after a failure or a cancellation. */
  start(range?: PassageRange): void {
    this.#running?.abort();
    const running = new AbortController();
    this.#running = running;
    const isCurrent = (): boolean => this.#running === running;
    if (this.#state.kind !== 'ready') this.#set({ kind: 'loading', ...this.#progress });
    this.#collect(range, running.signal)
      .then((list) => applyLicenses(list, running.signal))
      .then((list) => isCurrent() && this.#set({ kind: 'ready', list }))
      .catch((error: unknown) => {
        if (!isCurrent()) return;
        logClientError('export', error);
        this.#set({ kind: 'failed', message: messageOf(error), ...this.#progress });
      });
  }

  cancel(): void {
    this.#running?.abort();
    this.#running = undefined;
    if (this.#state.kind === 'loading') this.#set({ kind: 'stopped', ...this.#progress });
  }

  async #collect(range: PassageRange | undefined, signal: AbortSignal): Promise<ExportList> {
    const source = this.#source;
    if (source.what === 'comparison') return comparisonList(source.answer);
    if (source.what === 'passage') return passageList(source.chapter, range);
    if (!this.#collector) throw new TypeError('a list needs a collector');
    return this.#collector.collect(signal, (progress) => {
      this.#progress = progress;
      this.#set({ kind: 'loading', ...progress });
    });
  }

  #set(state: ExportState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

function pagesOf(source: ExportSource): PagedList | undefined {
  if (source.what === 'results') return resultPages(source.address, source.site);
  return source.what === 'number' ? numberPages(source.number, source.url, source.title) : undefined;
}

function messageOf(error: unknown): string {
  if (error instanceof ApiError || error instanceof SearchFailedError) return exportFailed;
  return error instanceof Error ? error.message : exportFailed;
}
