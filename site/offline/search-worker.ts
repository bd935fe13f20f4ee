import { prepareDictionary } from '#data/model/search/memory/dictionary.ts';
import { answerFromPacks, emptyThread, type PackShelf } from './fill-thread.ts';
import { installedPack, installedPacks, readPieces } from './pack-store.ts';
import type { Numbered, OfflineSearch, SearchReply } from './search-messages.ts';

/** The thread that searches downloaded texts, so that making an index never holds up a page. */
const thread = emptyThread();
const shelf: PackShelf = {
  find: installedPack,
  read: readPieces,
  names: async () => (await installedPacks()).flatMap(({ name, search }) => (search ? [name] : [])),
};

/** One after another: two that lack the same pack would both read it. */
let last: Promise<void> = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<Numbered<OfflineSearch>>) => {
  last = last.then(() => reply(data));
});

async function reply({ id, message }: Numbered<OfflineSearch>): Promise<void> {
  const { dictionary } = thread;
  postMessage({ id, message: await answerFromPacks(thread, message, shelf) } satisfies Numbered<SearchReply>);
  // What is looked up in is made while nobody waits.
  if (thread.dictionary && thread.dictionary !== dictionary) setTimeout(prepareDictionary, 0, thread.dictionary);
}
