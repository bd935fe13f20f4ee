import { formatBrowseParams, type BrowseParams } from '#data/dictionary/contract/browse-address.ts';
import type { EntryListAnswer } from '#data/dictionary/contract/entry-list.ts';
import type { EntryAnswer } from '#data/dictionary/contract/entry.ts';
import type { ExamplesAnswer } from '#data/dictionary/contract/examples.ts';
import type {
  CrossReferencesAnswer,
  ParallelAnswer,
  RstneVerseAnswer,
  StrongsVerseAnswer,
  VerseAnswer,
  VersesAnswer,
} from '#data/reading/contract/reading.ts';
import type { SearchEvent, SuggestAnswer } from '#data/search/contract/search.ts';
import type { EntryNumber } from '#data/dictionary/entry-number.ts';
import { productSlug } from '#data/site/product.ts';
import type { DeviceRead } from '#data/reading/offline/device-read.ts';
import { rstneLabel } from '#data/bible/rstne-books.ts';
import { versePlace, type VerseId } from '#data/bible/verse-id.ts';
import { ApiError, call } from './call.ts';

type Signal = AbortSignal | undefined;

/** Every call that the reader's side makes; the shapes are those of `data/<noun>/contract`. Each throws {@link ApiError}. */
export const api = {
  suggest: (q: string, signal: Signal) =>
    call<SuggestAnswer>(`/api/suggest?${new URLSearchParams({ q: q.slice(0, 100) })}`, { signal }),
  reportSearch: (event: SearchEvent) =>
    call<unknown>('/api/analytics/search', { method: 'POST', body: event, keepalive: true }),
  entries: (params: BrowseParams, signal: Signal) =>
    call<EntryListAnswer>(`/api/${productSlug}/search?${formatBrowseParams(params)}`, { signal }),
  entry: (number: string, signal: Signal) =>
    call<EntryAnswer>(`/api/${productSlug}/${encodeURIComponent(number)}`, { signal }),
  examples: (number: EntryNumber, page: number, signal: Signal) =>
    orHere<ExamplesAnswer>(call(`/api/strongs/search-by-number/${number}?page=${page}`, { signal }), async () => {
      const { examplesHere } = await import('../islands/offline/read-offline.ts');
      return examplesHere(number, page);
    }),
  versions: (signal: Signal) => readable<string[]>('/api/bible/versions', signal, { what: 'versions' }),
  verse: (id: VerseId, version: string, signal: Signal) =>
    readable<VerseAnswer>(`/api/bible/verse/${placePath(id)}/${version}`, signal, { what: 'verse', id, version }),
  counterparts: (ids: readonly VerseId[], of: string, version: string, signal: Signal) =>
    readable<VersesAnswer>(`/api/bible/verses?${new URLSearchParams({ ids: ids.join(','), of, version })}`, signal, {
      what: 'verses',
      ids,
      of,
      version,
    }),
  parallel: (passage: string, versions: readonly string[], signal: Signal) =>
    readable<ParallelAnswer>(
      `/api/bible/parallel?${new URLSearchParams({ passage, versions: versions.join() })}`,
      signal,
      { what: 'parallel', passage, versions },
    ),
  words: (id: VerseId, version: string | undefined, signal: Signal) =>
    readable<StrongsVerseAnswer>(`/api/strongs/verse/${placePath(id)}${version ? `?version=${version}` : ''}`, signal, {
      what: 'words',
      id,
      version,
    }),
  crossReferences: (id: VerseId, signal: Signal) =>
    call<CrossReferencesAnswer>(`/api/bible/cross-references/${placePath(id)}`, { signal }),
  /** The Restoration Scriptures, or the Restored Names where they are not loaded; the answer's label says which. */
  restored: (id: VerseId, signal: Signal) =>
    orHere(restoredOf(id, signal), () => here<RstneVerseAnswer>({ what: 'restored', id })),
};

async function restoredOf(id: VerseId, signal: Signal): Promise<RstneVerseAnswer> {
  const { book, chapter, verse } = versePlace(id);
  const path = `verse/${encodeURIComponent(rstneLabel(book))}/${chapter}/${verse}`;
  try {
    return await call<RstneVerseAnswer>(`/api/rstne-restored/${path}`, { signal });
  } catch (error) {
    if (!(error instanceof ApiError) || error.isMissing) throw error;
    return await call<RstneVerseAnswer>(`/api/rstne/${path}`, { signal }).catch((second: unknown) => {
      // That the edition alone lacks a verse says nothing of the first failure.
      throw second instanceof ApiError && second.isMissing ? error : second;
    });
  }
}

function readable<Answer>(path: string, signal: Signal, read: DeviceRead): Promise<Answer> {
  return orHere(call<Answer>(path, { signal }), () => here<Answer>(read));
}

async function here<Answer>(read: DeviceRead): Promise<Answer | undefined> {
  const { readHere } = await import('../islands/offline/read-offline.ts');
  return readHere<Answer>(read);
}

/** Where the site cannot be reached, what the texts on this device say; where they cannot either, why the site did not. */
async function orHere<Answer>(asked: Promise<Answer>, readsHere: () => Promise<Answer | undefined>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof ApiError) || !error.isUnreachable) throw error;
    // What reads here comes with the texts: without them it may not be there.
    const answer = await readsHere().catch((fault: unknown) => {
      throw fault instanceof ApiError ? fault : error;
    });
    if (answer === undefined) throw error;
    return answer;
  }
}

/** "43/3/16". */
function placePath(id: VerseId): string {
  const { book, chapter, verse } = versePlace(id);
  return `${book}/${chapter}/${verse}`;
}
