import '../polyfills/thread.ts';
import { prepareDictionary } from '#data/search/engine/dictionary.ts';
import { answerFromPacks, emptyThread, type PackShelf } from './fill-thread.ts';
import { installedPack, installedPacks, readPieces } from './pack-store.ts';
import { readFromPacks } from './read-thread.ts';
import type { Numbered, ThreadMessage, ThreadReply } from './search-messages.ts';

/** The thread that searches downloaded texts, so that making an index never holds up a page. */
const thread = emptyThread();
const shelf: PackShelf = {
  find: installedPack,
  read: readPieces,
  names: async () => (await installedPacks()).flatMap(({ name, search }) => (search ? [name] : [])),
};

/** One after another: two that lack the same pack would both read it. */
let last: Promise<void> = Promise.resolve();
/** The latest search that was asked. */
let latest = 0;

addEventListener('message', ({ data }: MessageEvent<Numbered<ThreadMessage>>) => {
  if (!('what' in data.message)) latest = data.id;
  last = last.then(() => reply(data));
});

async function reply({ id, message }: Numbered<ThreadMessage>): Promise<void> {
  const { dictionary } = thread;
  const whole = await replyTo(id, message);
  postMessage({ id, message: whole } satisfies Numbered<ThreadReply>);
  // What is looked up in is made while nobody waits.
  if (thread.dictionary && thread.dictionary !== dictionary) setTimeout(prepareDictionary, 0, thread.dictionary);
}

function replyTo(id: number, message: ThreadMessage): Promise<ThreadReply> {
  if ('what' in message) return readFromPacks(thread, message, shelf);
  return answerFromPacks(thread, message, shelf, {
    onEarly: (early) => postMessage({ id, isEarly: true, message: early } satisfies Numbered<ThreadReply>),
    isWanted: () => latest === id,
  });
}
