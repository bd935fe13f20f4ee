import '../polyfills/thread.ts';
import { prepareDictionary, type Dictionary } from '#data/search/engine/dictionary.ts';
import { answerFromPacks, emptyThread, type PackShelf } from './fill-thread.ts';
import { installedPack, installedPacks, readStoredPieces } from './pack-store.ts';
import { readFromPacks } from './read-thread.ts';
import type { Numbered, ThreadMessage, ThreadReply } from './search-thread-messages.ts';

/** The thread that searches downloaded texts, so that building an index never blocks a page. */
const thread = emptyThread();
const shelf: PackShelf = {
  find: installedPack,
  read: readStoredPieces,
  names: async () => (await installedPacks()).flatMap(({ name, search }) => (search ? [name] : [])),
};

/** Messages are handled sequentially: otherwise two that need the same pack would both read it. */
let last: Promise<void> = Promise.resolve();
/** The id of the latest search. */
let latest = 0;

addEventListener('message', ({ data }: MessageEvent<Numbered<ThreadMessage>>) => {
  if (!('what' in data.message)) latest = data.id;
  last = last.then(() => reply(data));
});

/** The dictionary whose look-up tables were created, or are about to be. */
let prepared: Dictionary | undefined;

async function reply({ id, message }: Numbered<ThreadMessage>): Promise<void> {
  const result = await answerMessage(id, message);
  postMessage({ id, message: result } satisfies Numbered<ThreadReply>);
  // Only searches use the look-up tables. The rest of them is created while no reply is awaited.
  if ('what' in message || !thread.dictionary || thread.dictionary === prepared) return;
  prepared = thread.dictionary;
  setTimeout(prepareDictionary, 0, prepared);
}

function answerMessage(id: number, message: ThreadMessage): Promise<ThreadReply> {
  if ('what' in message) return readFromPacks(thread, message, shelf);
  return answerFromPacks(thread, message, shelf, {
    onEarly: (early) => postMessage({ id, isEarly: true, message: early } satisfies Numbered<ThreadReply>),
    isWanted: () => latest === id,
  });
}
