import { downloadPack, storeLock } from '../../offline/download-pack.ts';
import { DownloadFault } from '../../offline/download-fault.ts';
import { removePack, type InstalledPack } from '../../offline/pack-store.ts';
import { withFreeLock, withLock } from '../../offline/with-lock.ts';
import { logFault } from '../log-fault.ts';
import type { LiveDownload } from './pack-view.ts';

type Message = { kind: 'live'; name: string; live: LiveDownload | undefined } | { kind: 'pause'; name: string } | { kind: 'ask' } | { kind: 'changed' };

export interface Downloads {
  live: ReadonlyMap<string, LiveDownload>;
  faults: ReadonlyMap<string, string>;
  start(pack: InstalledPack): Promise<void>;
  pause(name: string): void;
  remove(name: string): Promise<void>;
}

/** Several a second are as good as all. */
const leastBetween = 120;
/** A tab that was closed without a word is taken to be gone after this long, in ms. */
const patience = 15_000;

/** Runs downloads, one at a time over all tabs, and follows those of other tabs. `onLive` tells how one goes on, `onChange` that what is on the device has changed. */
export function createDownloads(onLive: (name: string) => void, onChange: () => void): Downloads {
  const live = new Map<string, LiveDownload>();
  const faults = new Map<string, string>();
  const running = new Map<string, AbortController>();
  const expiry = new Map<string, ReturnType<typeof setTimeout>>();
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel('downloads') : undefined;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin, and takes none
  const post = (message: Message): void => channel?.postMessage(message);

  const set = (name: string, state: LiveDownload | undefined): void => {
    clearTimeout(expiry.get(name));
    if (state) live.set(name, state);
    else live.delete(name);
    onLive(name);
  };
  const follow = (name: string, state: LiveDownload | undefined): void => {
    faults.delete(name);
    set(name, state);
    if (state) expiry.set(name, setTimeout(() => follow(name, undefined), patience));
    else onChange();
  };

  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'live' && !running.has(data.name)) follow(data.name, data.live);
    else if (data.kind === 'pause') running.get(data.name)?.abort();
    else if (data.kind === 'ask') for (const name of running.keys()) post({ kind: 'live', name, live: live.get(name) });
    else if (data.kind === 'changed') onChange();
  });
  addEventListener('pagehide', () => {
    for (const [name, abort] of running) {
      abort.abort();
      post({ kind: 'live', name, live: undefined });
    }
  });
  post({ kind: 'ask' });

  const run = async (pack: InstalledPack): Promise<true> => {
    const { name } = pack;
    const abort = new AbortController();
    let latest: LiveDownload = { kind: 'waiting' };
    let pending: ReturnType<typeof setTimeout> | undefined;
    const tellLatest = (): void => {
      clearTimeout(pending);
      pending = undefined;
      set(name, latest);
      post({ kind: 'live', name, live: latest });
    };
    const tell = (state: LiveDownload): void => {
      const isNew = state.kind !== latest.kind;
      latest = state;
      // The last of several is told too: nothing may come after it for a while.
      if (isNew) tellLatest();
      else pending ??= setTimeout(tellLatest, leastBetween);
    };
    running.set(name, abort);
    faults.delete(name);
    tellLatest();
    try {
      await withLock('downloads', () => downloadPack(pack, abort.signal, tell), abort.signal);
    } catch (error) {
      if (!abort.signal.aborted) {
        logFault(`download ${name}`, error);
        faults.set(name, (error instanceof DownloadFault ? error : new DownloadFault('refused')).message);
      }
    }
    clearTimeout(pending);
    running.delete(name);
    post({ kind: 'live', name, live: undefined });
    set(name, undefined);
    onChange();
    return true;
  };

  return {
    live,
    faults,
    start: async (pack) => {
      if (running.has(pack.name)) return;
      const hasRun = await withFreeLock(`download-${pack.name}`, () => run(pack));
      // Another tab does it, and says how far it is.
      if (!hasRun) post({ kind: 'ask' });
    },
    pause: (name) => {
      running.get(name)?.abort();
      post({ kind: 'pause', name });
    },
    remove: async (name) => {
      faults.delete(name);
      try {
        await withLock(storeLock, () => removePack(name));
      } catch (error) {
        logFault(`remove ${name}`, error);
        faults.set(name, 'It could not be deleted: this browser does not let the site at its files.');
      }
      post({ kind: 'changed' });
      onChange();
    },
  };
}
