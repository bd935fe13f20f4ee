import { formatBrowseParams, type BrowseParams } from '#data/dictionary/contract/browse-url.ts';
import type { EntryListAnswer } from '#data/dictionary/contract/entry-list.ts';
import type { EntryAnswer } from '#data/dictionary/contract/entry.ts';
import type { ExamplesAnswer } from '#data/dictionary/contract/examples.ts';
import type { CrossReferencesAnswer } from '#data/reading/contract/cross-references.ts';
import type {
  ParallelAnswer,
  RstneVerseAnswer,
  StrongsVerseAnswer,
  VerseAnswer,
  VersesAnswer,
} from '#data/reading/contract/reading.ts';
import type { LicensesAnswer } from '#data/versions/contract/version.ts';
import type { SearchEvent, SuggestAnswer } from '#data/search/contract/search.ts';
import type { EntryNumber } from '#data/dictionary/entry-number.ts';
import { productSlug } from '#data/site/product.ts';
import type { DeviceRead } from '#data/reading/offline/device-read.ts';
import { rstneLabel } from '#data/bible/rstne-books.ts';
import { splitVerseId, type VerseId } from '#data/bible/verse-id.ts';
import { ApiError, callApi } from './call-api.ts';

type Signal = AbortSignal | undefined;

/**
 * Every request that the public pages make. The shapes are those of `data/<noun>/contract`. Each throws
 * {@link ApiError}.
 */
export const api = {
  suggest: (q: string, signal: Signal) =>
    callApi<SuggestAnswer>(`/api/suggest?${new URLSearchParams({ q: q.slice(0, 100) })}`, { signal }),
  reportSearch: (event: SearchEvent) =>
    callApi<unknown>('/api/analytics/search', { method: 'POST', body: event, keepalive: true }),
  entries: (params: BrowseParams, signal: Signal) =>
    callApi<EntryListAnswer>(`/api/${productSlug}/search?${formatBrowseParams(params)}`, { signal }),
  entry: (number: string, signal: Signal) =>
    callApi<EntryAnswer>(`/api/${productSlug}/${encodeURIComponent(number)}`, { signal }),
  examples: (number: EntryNumber, page: number, signal: Signal) =>
    withDeviceFallback<ExamplesAnswer>(
      callApi(`/api/strongs/search-by-number/${number}?page=${page}`, { signal }),
      async () => {
        const { examplesOnDevice: examplesHere } = await import('../islands/offline/read-offline.ts');
        return examplesHere(number, page);
      },
    ),
  versions: (signal: Signal) => readWithFallback<string[]>('/api/bible/versions', signal, { what: 'versions' }),
  licenses: (signal: Signal) => callApi<LicensesAnswer>('/api/bible/licenses', { signal }),
  verse: (id: VerseId, version: string, signal: Signal) =>
    readWithFallback<VerseAnswer>(`/api/bible/verse/${versePath(id)}/${version}`, signal, {
      what: 'verse',
      id,
      version,
    }),
  counterparts: (ids: readonly VerseId[], of: string | undefined, version: string, signal: Signal) =>
    readWithFallback<VersesAnswer>(
      `/api/bible/verses?${new URLSearchParams({ ids: ids.join(','), ...(of && { of }), version })}`,
      signal,
      {
        what: 'verses',
        ids,
        of,
        version,
      },
    ),
  parallel: (passage: string, versions: readonly string[], signal: Signal) =>
    readWithFallback<ParallelAnswer>(
      `/api/bible/parallel?${new URLSearchParams({ passage, versions: versions.join() })}`,
      signal,
      { what: 'parallel', passage, versions },
    ),
  words: (id: VerseId, version: string | undefined, signal: Signal) =>
    readWithFallback<StrongsVerseAnswer>(
      `/api/strongs/verse/${versePath(id)}${version ? `?version=${version}` : ''}`,
      signal,
      {
        what: 'words',
        id,
        version,
      },
    ),
  crossReferences: (id: VerseId, signal: Signal) =>
    callApi<CrossReferencesAnswer>(`/api/bible/cross-references/${versePath(id)}`, { signal }),
  /**
   * The Restoration Scriptures, or the Restored Names if the former are not loaded. The label in the answer says which.
   */
  restored: (id: VerseId, signal: Signal) =>
    withDeviceFallback(restoredOf(id, signal), () => readFromDevice<RstneVerseAnswer>({ what: 'restored', id })),
};

async function restoredOf(id: VerseId, signal: Signal): Promise<RstneVerseAnswer> {
  const { book, chapter, verse } = splitVerseId(id);
  const path = `verse/${encodeURIComponent(rstneLabel(book))}/${chapter}/${verse}`;
  try {
    return await callApi<RstneVerseAnswer>(`/api/rstne-restored/${path}`, { signal });
  } catch (error) {
    if (!(error instanceof ApiError) || error.isMissing) throw error;
    return await callApi<RstneVerseAnswer>(`/api/rstne/${path}`, { signal }).catch((second: unknown) => {
      // If only the fallback edition lacks the verse, report the first failure.
      throw second instanceof ApiError && second.isMissing ? error : second;
    });
  }
}

function readWithFallback<Answer>(path: string, signal: Signal, read: DeviceRead): Promise<Answer> {
  return withDeviceFallback(callApi<Answer>(path, { signal }), () => readFromDevice<Answer>(read));
}

async function readFromDevice<Answer>(read: DeviceRead): Promise<Answer | undefined> {
  const { readOnDevice: readHere } = await import('../islands/offline/read-offline.ts');
  return readHere<Answer>(read);
}

/** Falls back to the downloaded texts when the site is unreachable. If they have no answer, throws the site's error. */
async function withDeviceFallback<Answer>(
  pending: Promise<Answer>,
  readFallback: () => Promise<Answer | undefined>,
): Promise<Answer> {
  try {
    return await pending;
  } catch (error) {
    if (!(error instanceof ApiError) || !error.isUnreachable) throw error;
    // The reading code is downloaded together with the texts, so the import may fail without them.
    const answer = await readFallback().catch((deviceError: unknown) => {
      throw deviceError instanceof ApiError ? deviceError : error;
    });
    if (answer === undefined) throw error;
    return answer;
  }
}

/** "43/3/16". */
function versePath(id: VerseId): string {
  const { book, chapter, verse } = splitVerseId(id);
  return `${book}/${chapter}/${verse}`;
}
