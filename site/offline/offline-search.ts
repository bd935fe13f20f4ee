// oxlint-disable-next-line import/default -- the bundler provides the file's URL
import searchWorker from './search-worker.ts?worker&url';
import type { DeviceRead, ReadReply } from '#data/reading/offline/device-read.ts';
import type { Numbered, OfflineSearch, SearchReply, ThreadMessage, ThreadReply } from './search-messages.ts';

interface Waiting {
  /** Codes that were asked for. */
  versions: readonly string[];
  resolve(reply: ThreadReply): void;
}

/** After this long without a reply the thread is given up, in ms: a device that runs out of memory ends it without a word. */
const patience = 20_000;

let thread: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, Waiting>();
const inMemory = new Set<string>();

/**
 * What the packs of this device answer, in the API's own shape. The thread is begun by the first call, and reads a pack
 * when it is first asked for. Never throws: on a device without worker threads the reply is that it failed.
 */
export function askOffline(search: OfflineSearch): Promise<SearchReply> {
  return ask<SearchReply>(search, search.versions);
}

/** What the texts of this device say to a call that reads. Never throws. */
export function readOffline(read: DeviceRead): Promise<ReadReply | (SearchReply & { kind: 'failed' })> {
  return ask<ReadReply | (SearchReply & { kind: 'failed' })>(read, []);
}

function ask<Reply extends ThreadReply>(message: ThreadMessage, versions: readonly string[]): Promise<Reply> {
  return new Promise((resolve) => {
    lastId += 1;
    const id = lastId;
    // The thread answers each message in its own kind.
    const settle = resolve as (reply: ThreadReply) => void;
    try {
      thread ??= begin();
      waiting.set(id, { versions, resolve: settle });
      setTimeout(() => waiting.has(id) && end('The search thread did not answer'), patience);
      thread.postMessage({ id, message } satisfies Numbered<ThreadMessage>, []);
    } catch (error) {
      waiting.delete(id);
      settle({ kind: 'failed', message: `The search thread cannot be used on this device: ${String(error)}` });
    }
  });
}

/** Begins the thread, so that its script is on the device when there is no network to fetch it. */
export function beginOffline(): void {
  try {
    thread ??= begin();
  } catch {
    // A device without worker threads is told so by its first search.
  }
}

/** Whether the thread has the versions in memory, so that it answers at once. */
export function isWarm(versions: readonly string[]): boolean {
  return versions.every((version) => inMemory.has(version));
}

/** Throws where the device has no worker threads. */
function begin(): Worker {
  const begun = new Worker(searchWorker, { type: import.meta.env.DEV ? 'module' : 'classic', name: 'search' });
  begun.addEventListener('message', ({ data: { id, isEarly, message } }: MessageEvent<Numbered<ThreadReply>>) => {
    const asked = waiting.get(id);
    if (!asked) return;
    if (isEarly && message.kind === 'answer') {
      const { resolve } = asked;
      const rest = new Promise<SearchReply>((later) =>
        waiting.set(id, { ...asked, resolve: later as Waiting['resolve'] }),
      );
      return resolve({ ...message, rest });
    }
    waiting.delete(id);
    if (message.kind === 'answer') asked.versions.forEach((version) => inMemory.add(version));
    if (message.kind === 'missing' || message.kind === 'damaged') inMemory.delete(message.version);
    asked.resolve(message);
  });
  begun.addEventListener(
    'error',
    (event) => thread === begun && end(event.message || 'The search thread could not be begun'),
  );
  return begun;
}

/** The next search begins another. */
function end(message: string): void {
  thread?.terminate();
  thread = undefined;
  inMemory.clear();
  for (const { resolve } of waiting.values()) resolve({ kind: 'failed', message });
  waiting.clear();
}
