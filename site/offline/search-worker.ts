import { prepareDictionary } from '#data/model/search/memory/dictionary.ts';
import type { Numbered, SearchReply, SearchRequest } from './search-messages.ts';
import { answerRequest, type SearchThread } from './search-thread.ts';

/** The thread that searches downloaded texts, so that making an index never holds up a page. */
const thread: SearchThread = { indexes: [] };

addEventListener('message', ({ data: { id, message } }: MessageEvent<Numbered<SearchRequest>>) => {
  const reply: Numbered<SearchReply> = { id, message: answerRequest(thread, message) };
  postMessage(reply);
  const { dictionary } = thread;
  if (message.kind === 'load' && dictionary) setTimeout(() => prepareDictionary(dictionary));
});
