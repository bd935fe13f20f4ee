import { downloadPack, storeLock } from '../../offline/download-pack.ts';
import { DownloadError } from '../../offline/download-error.ts';
import { removePack, type InstalledPack } from '../../offline/pack-store.ts';
import { withFreeLock, withLock } from '../../offline/with-lock.ts';
import { logClientError } from '../../client/log-client-error.ts';
import { deleteFailed } from './messages.ts';
import type { LiveDownload } from './pack-view.ts';

type Message =
  | { kind: 'live'; name: string; live: LiveDownload | undefined }
  | { kind: 'pause'; name: string }
  | { kind: 'ask' }
  | { kind: 'changed' };

/** Both maps have pack names as keys. */
export interface DownloadsNow {
  live: ReadonlyMap<string, LiveDownload>;
  /** A sentence about why the last attempt stopped. */
  errors: ReadonlyMap<string, string>;
}

/** Milliseconds. Several progress updates per second are enough. */
const minInterval = 120;
/** Milliseconds between attempts to continue downloads that the network cut. */
const retryInterval = 30_000;
/** Milliseconds without a message after which another tab is assumed to be closed. */
const expiryTime = 15_000;

/**
 * Runs downloads, one at a time across all tabs, and follows the downloads of other tabs. It is an external store for
 * React.
 */
export class Downloads {
  #now: DownloadsNow = { live: new Map(), errors: new Map() };
  #onChange: () => Promise<void> = () => Promise.resolve();
  #channel: BroadcastChannel | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #running = new Map<string, AbortController>();
  /** Downloads that the network cut. They continue by themselves. */
  readonly #cut = new Map<string, InstalledPack>();
  readonly #expiry = new Map<string, ReturnType<typeof setTimeout>>();

  readonly now = (): DownloadsNow => this.#now;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Listens to the other tabs until the returned function is called. `onChange` is called when the content of the
   * device has changed.
   */
  open(onChange: () => Promise<void>): () => void {
    this.#onChange = onChange;
    const stop = new AbortController();
    const { signal } = stop;
    this.#channel = 'BroadcastChannel' in window ? new BroadcastChannel('downloads') : undefined;
    this.#channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => this.#receive(data), { signal });
    addEventListener('pagehide', () => this.#leave(), { signal });
    addEventListener('online', () => void this.#resumeCut(), { signal });
    // Not every browser notices by itself that the network is back.
    const timer = setInterval(() => void this.#resumeCut(), retryInterval);
    signal.addEventListener('abort', () => clearInterval(timer));
    this.#post({ kind: 'ask' });
    return () => {
      stop.abort();
      this.#channel?.close();
      this.#channel = undefined;
    };
  }

  async start(pack: InstalledPack): Promise<void> {
    if (this.#running.has(pack.name)) return;
    const hasRun = await withFreeLock(`download-${pack.name}`, () => this.#run(pack));
    // Another tab runs it and will report its progress.
    if (!hasRun) this.#post({ kind: 'ask' });
  }

  /** Only a request shows whether the network works. The service worker does not answer HEAD requests. */
  async #resumeCut(): Promise<void> {
    if (this.#cut.size === 0 || !navigator.onLine) return;
    const { ok } = await fetch('/packs/index.json', { method: 'HEAD', cache: 'no-store' }).catch(() => ({ ok: false }));
    if (!ok) return;
    for (const pack of this.#cut.values()) void this.start(pack);
  }

  pause(name: string): void {
    this.#cut.delete(name);
    this.#running.get(name)?.abort();
    this.#post({ kind: 'pause', name });
  }

  async remove(name: string): Promise<void> {
    this.#cut.delete(name);
    this.#setError(name, undefined);
    try {
      await withLock(storeLock, () => removePack(name));
    } catch (error) {
      logClientError(`remove ${name}`, error);
      this.#setError(name, deleteFailed);
    }
    this.#post({ kind: 'changed' });
    await this.#onChange();
  }

  async #run(pack: InstalledPack): Promise<true> {
    const { name } = pack;
    const abort = new AbortController();
    let latest: LiveDownload = { kind: 'waiting' };
    let pending: ReturnType<typeof setTimeout> | undefined;
    const reportLatest = (): void => {
      clearTimeout(pending);
      pending = undefined;
      this.#setLive(name, latest);
      this.#post({ kind: 'live', name, live: latest });
    };
    const report = (state: LiveDownload): void => {
      const isNew = state.kind !== latest.kind;
      latest = state;
      // Report the last update too: no other may follow for a while.
      if (isNew) reportLatest();
      else pending ??= setTimeout(reportLatest, minInterval);
    };
    this.#running.set(name, abort);
    this.#cut.delete(name);
    this.#setError(name, undefined);
    reportLatest();
    try {
      await withLock('downloads', () => downloadPack(pack, abort.signal, report), abort.signal);
      void storeStartPages();
    } catch (error) {
      if (!abort.signal.aborted) {
        logClientError(`download ${name}`, error);
        if (error instanceof DownloadError && error.kind === 'network') this.#cut.set(name, pack);
        this.#setError(name, (error instanceof DownloadError ? error : new DownloadError('refused')).message);
      }
    }
    clearTimeout(pending);
    this.#running.delete(name);
    this.#post({ kind: 'live', name, live: undefined });
    // Read the new state first. Otherwise the row would briefly show the state before the download.
    await this.#onChange();
    if (!this.#running.has(name)) this.#setLive(name, undefined);
    return true;
  }

  #receive(message: Message): void {
    if (message.kind === 'live' && !this.#running.has(message.name)) void this.#follow(message.name, message.live);
    else if (message.kind === 'pause') this.#running.get(message.name)?.abort();
    else if (message.kind === 'changed') void this.#onChange();
    else if (message.kind === 'ask')
      for (const name of this.#running.keys()) this.#post({ kind: 'live', name, live: this.#now.live.get(name) });
  }

  /** Shows a download of another tab. */
  async #follow(name: string, live: LiveDownload | undefined): Promise<void> {
    clearTimeout(this.#expiry.get(name));
    this.#setError(name, undefined);
    if (live) {
      const forget = setTimeout(() => void this.#follow(name, undefined), expiryTime);
      this.#expiry.set(name, forget);
      this.#setLive(name, live);
      return;
    }
    const last = this.#now.live.get(name);
    await this.#onChange();
    if (this.#now.live.get(name) === last) this.#setLive(name, undefined);
  }

  /** The page is being left. What has been downloaded stays. */
  #leave(): void {
    for (const [name, abort] of this.#running) {
      abort.abort();
      this.#post({ kind: 'live', name, live: undefined });
    }
  }

  #post(message: Message): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has one origin and takes no target origin
    this.#channel?.postMessage(message);
  }

  #setLive(name: string, live: LiveDownload | undefined): void {
    this.#set({ ...this.#now, live: withEntry(this.#now.live, name, live) });
  }

  #setError(name: string, error: string | undefined): void {
    this.#set({ ...this.#now, errors: withEntry(this.#now.errors, name, error) });
  }

  #set(now: DownloadsNow): void {
    this.#now = now;
    for (const listener of this.#listeners) listener();
  }
}

function withEntry<Value>(map: ReadonlyMap<string, Value>, name: string, value: Value | undefined): Map<string, Value> {
  const changed = new Map(map);
  if (value === undefined) changed.delete(name);
  else changed.set(name, value);
  return changed;
}

/** Where readers begin without a network, also those who came to the downloads first. */
const startPages = ['/', '/my'];

/** The service worker stores the pages that a page requests, with their scripts. */
async function storeStartPages(): Promise<void> {
  try {
    await Promise.all(startPages.map((path) => fetch(path)));
  } catch (error) {
    logClientError('store-start-pages', error);
  }
}
