import type { SearchAnswer, SearchFault } from '#data/contract/search.ts';
import type { Numbered, OfflineSearch, OfflineState, SearchReply, SearchRequest } from './search-messages.ts';

/** A query that cannot be read. */
export class OfflineFault extends Error {
  override name = 'OfflineFault';
  readonly fault: SearchFault;

  constructor(fault: SearchFault) {
    super(fault.message);
    this.fault = fault;
  }
}

/** Nothing is answered: a device without worker threads, a pack that cannot be read, a version that is not there. */
export class OfflineUnavailable extends Error {
  override name = 'OfflineUnavailable';
}

interface Waiting {
  resolve(reply: SearchReply): void;
  reject(error: Error): void;
}

let thread: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, Waiting>();

/** Gives the thread a downloaded pack; the bytes are handed over and cannot be used afterwards. */
export async function loadOffline(pack: 'text' | 'dictionary', bytes: ArrayBuffer): Promise<OfflineState> {
  return stateOf(await ask({ kind: 'load', pack, bytes }, [bytes]));
}

/** Forgets a version whose pack was deleted. */
export async function dropOffline(version: string): Promise<OfflineState> {
  return stateOf(await ask({ kind: 'drop', version }));
}

/** The API's own answer, from memory. Throws {@link OfflineFault} for a bad query, {@link OfflineUnavailable} otherwise. */
export async function askOffline(search: OfflineSearch): Promise<SearchAnswer> {
  const reply = await ask({ kind: 'search', search });
  if (reply.kind === 'answer') return reply.answer;
  if (reply.kind === 'fault') throw new OfflineFault(reply.fault);
  throw unavailable(reply);
}

/** Ends the thread and frees its memory; the next call begins another, which has no pack. */
export function closeOffline(): void {
  thread?.terminate();
  thread = undefined;
  failAll('The search thread was ended');
}

function stateOf(reply: SearchReply): OfflineState {
  if (reply.kind !== 'state') throw unavailable(reply);
  return reply.state;
}

function unavailable(reply: SearchReply): OfflineUnavailable {
  if (reply.kind === 'missing') return new OfflineUnavailable(`The version ${reply.version} is not kept on this device`);
  return new OfflineUnavailable(reply.kind === 'failed' ? reply.message : `The search thread answered “${reply.kind}”`);
}

function ask(message: SearchRequest, handedOver: Transferable[] = []): Promise<SearchReply> {
  return new Promise((resolve, reject) => {
    lastId += 1;
    const id = lastId;
    try {
      thread ??= begin();
      waiting.set(id, { resolve, reject });
      thread.postMessage({ id, message } satisfies Numbered<SearchRequest>, handedOver);
    } catch (cause) {
      waiting.delete(id);
      reject(new OfflineUnavailable('The search thread cannot be used on this device', { cause }));
    }
  });
}

/** Throws where the device has no worker threads. */
function begin(): Worker {
  const begun = new Worker(new URL('search-worker.ts', import.meta.url), { type: 'module', name: 'search' });
  begun.addEventListener('message', ({ data: { id, message } }: MessageEvent<Numbered<SearchReply>>) => {
    waiting.get(id)?.resolve(message);
    waiting.delete(id);
  });
  begun.addEventListener('error', (event) => {
    if (thread === begun) thread = undefined;
    failAll(event.message || 'The search thread could not be begun');
  });
  return begun;
}

function failAll(message: string): void {
  for (const { reject } of waiting.values()) reject(new OfflineUnavailable(message));
  waiting.clear();
}
