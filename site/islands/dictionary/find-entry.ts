import type { EntryAnswer } from '#data/dictionary/contract/entry.ts';
import { shardOf, tryParseEntryNumber, type EntryNumber } from '#data/dictionary/entry-number.ts';
import { api } from '../../client/api.ts';
import { ApiError, callApi } from '../../client/call-api.ts';
import { queryClient } from '../../client/query-client.ts';
import { loadShard } from './entry-shard.ts';

export type FoundEntry =
  | { kind: 'entry'; entry: EntryAnswer; isSample: boolean }
  /** No source could be reached, and there is no full sample: only the word of a common number, or the language. */
  | { kind: 'word'; number: EntryNumber; word: string; transliteration: string }
  | { kind: 'none' };

/**
 * Finds an entry: in the static file (which works even if the database is down), otherwise through the API, otherwise
 * in the built-in samples. Components call `useEntry` instead.
 */
export async function findEntryAnswer(text: string): Promise<FoundEntry> {
  const number = tryParseEntryNumber(text);
  if (!number) return { kind: 'none' };
  try {
    const entry = await queryClient.query({ queryKey: ['entry', number], queryFn: () => fetchEntry(number) });
    return { kind: 'entry', entry, isSample: false };
  } catch (error) {
    return error instanceof ApiError && error.isMissing ? { kind: 'none' } : findSample(number);
  }
}

async function fetchEntry(number: EntryNumber): Promise<EntryAnswer> {
  const sources = [
    async () => (await loadShard(shardOf(number)))[number],
    () => callApi<EntryAnswer>(`/api/static-strongs/${number}`),
    () => api.entry(number, undefined),
  ];
  let failure: unknown;
  for (const source of sources) {
    try {
      const entry = await source();
      if (entry) return entry;
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

async function findSample(number: EntryNumber): Promise<FoundEntry> {
  const [{ sampleEntries }, { sampleWord }] = await Promise.all([
    import('#seeds/sample-entries.ts'),
    import('#seeds/sample-words.ts'),
  ]);
  const sample = sampleEntries.find(({ strongsNumber }) => strongsNumber === number);
  return sample
    ? { kind: 'entry', entry: { ...sample }, isSample: true }
    : { kind: 'word', number, ...sampleWord(number) };
}
