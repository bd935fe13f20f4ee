// oxlint-disable-next-line import/default -- the bundler provides the file's URL
import searchWorker from './search-thread-entry.ts?worker&url';
import type { DeviceRead, ReadReply } from '#data/reading/offline/device-read.ts';
import type { Numbered, OfflineSearch, SearchReply, ThreadMessage, ThreadReply } from './search-thread-messages.ts';

interface Waiting {
  /** The requested version codes. */
  versions: readonly string[];
  resolve(reply: ThreadReply): void;
}

/** Timeout without a reply, in ms. A device that runs out of memory terminates the thread silently. */
const timeoutMs = 20_000;

let thread: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, Waiting>();
const inMemory = new Set<string>();

/**
 * Searches the packs of this device. The answer has the shape of the API's. The first call starts the thread, which
 * reads a pack when it is first needed. Never throws: without web workers, the reply is a failure.
 */
export function searchOffline(search: OfflineSearch): Promise<SearchReply> {
  return send<SearchReply>(search, search.versions);
}

/** Reads from the texts of this device. Never throws. */
export function readOffline(read: DeviceRead): Promise<ReadReply | (SearchReply & { kind: 'failed' })> {
  return send<ReadReply | (SearchReply & { kind: 'failed' })>(read, []);
}

function send<Reply extends ThreadReply>(message: ThreadMessage, versions: readonly string[]): Promise<Reply> {
  return new Promise((resolve) => {
    lastId += 1;
    const id = lastId;
    // The kind of the reply depends on the kind of the message.
    const settle = resolve as (reply: ThreadReply) => void;
    try {
      thread ??= begin();
      waiting.set(id, { versions, resolve: settle });
      setTimeout(() => waiting.has(id) && end('The search thread did not answer'), timeoutMs);
      thread.postMessage({ id, message } satisfies Numbered<ThreadMessage>, []);
    } catch (error) {
      waiting.delete(id);
      settle({ kind: 'failed', message: `The search thread cannot be used on this device: ${String(error)}` });
    }
  });
}

/** Starts the thread, so that its script is cached before the network is gone. */
export function startOffline(): void {
  try {
    thread ??= begin();
  } catch {
    // On a device without web workers, the first search reports it.
  }
}

/** Whether the thread has these versions in memory and replies immediately. */
export function isWarm(versions: readonly string[]): boolean {
  return versions.every((version) => inMemory.has(version));
}

/** Throws if the device has no web workers. */
function begin(): Worker {
  const begun = new Worker(searchWorker, { type: import.meta.env.DEV ? 'module' : 'classic', name: 'search' });
  begun.addEventListener('message', ({ data: { id, isEarly, message } }: MessageEvent<Numbered<ThreadReply>>) => {
    const pending = waiting.get(id);
    if (!pending) return;
    if (isEarly && message.kind === 'answer') {
      const { resolve } = pending;
      const rest = new Promise<SearchReply>((later) =>
        waiting.set(id, { ...pending, resolve: later as Waiting['resolve'] }),
      );
      return resolve({ ...message, rest });
    }
    waiting.delete(id);
    if (message.kind === 'answer') pending.versions.forEach((version) => inMemory.add(version));
    if (message.kind === 'missing' || message.kind === 'damaged') inMemory.delete(message.version);
    pending.resolve(message);
  });
  begun.addEventListener(
    'error',
    (event) => thread === begun && end(event.message || 'The search thread could not be started'),
  );
  return begun;
}

/** Ends the thread. The next search starts a new one. */
function end(message: string): void {
  thread?.terminate();
  thread = undefined;
  inMemory.clear();
  for (const { resolve } of waiting.values()) resolve({ kind: 'failed', message });
  waiting.clear();
}
