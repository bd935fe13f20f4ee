import { askedWord } from '#data/dictionary/asked-word.ts';
import type { BrowseParams } from '#data/dictionary/contract/browse-url.ts';
import type { EntryAnswer, EntryShard } from '#data/dictionary/contract/entry.ts';
import { allEntryNumbers, shardOf, tryParseEntryNumber, type EntryNumber } from '#data/dictionary/entry-number.ts';
import type { EntrySummary } from '#data/dictionary/entry-summary.ts';
import { searchSummaries, type SearchableEntry } from '#data/search/results/search-summaries.ts';
import type { EntryListing } from '../../views/dictionary/BrowsePage.tsx';
import { api } from '../../client/api.ts';
import { ApiError } from '../../client/call-api.ts';
import { logClientError } from '../../client/log-client-error.ts';
import { queryClient } from '../../client/query-client.ts';
import { loadShard } from './entry-shard.ts';

/** The server rejected the request itself. `message` is for the reader. */
export class RequestRefusedError extends Error {
  override name = 'RequestRefusedError';
}

/**
 * Reads entries from the API, otherwise from the static entry files (which a downloaded dictionary includes), otherwise
 * from the built-in samples. Throws {@link RequestRefusedError}.
 */
export async function loadEntries(params: BrowseParams, signal?: AbortSignal): Promise<EntryListing> {
  try {
    const { entries, pagination } = await api.entries(params, signal);
    return { ...pagination, entries: entries.map(summaryOf) };
  } catch (error) {
    if (signal?.aborted) throw error;
    if (error instanceof ApiError && error.status === 400) throw new RequestRefusedError(error.message);
    logClientError('entries', error);
  }
  try {
    return await fromFiles(params);
  } catch (error) {
    if (signal?.aborted) throw error;
    logClientError('entry-files', error);
  }
  return fromSamples(params);
}

/** The numbers of the requested entries, if they can be computed. `undefined` for a search of words. */
export function staticNumbers({
  query,
  language,
}: Pick<BrowseParams, 'query' | 'language'>): EntryNumber[] | undefined {
  if (!query) {
    return language === 'all' ? [...allEntryNumbers('hebrew'), ...allEntryNumbers('greek')] : allEntryNumbers(language);
  }
  const parsed = tryParseEntryNumber(query);
  const matches = parsed
    ? [parsed]
    : (['hebrew', 'greek'] as const)
        .map((each) => tryParseEntryNumber(query, each))
        .filter((each) => each !== undefined);
  if (matches.length === 0) return undefined;
  return matches.filter((each) => language === 'all' || each.startsWith(language === 'hebrew' ? 'H' : 'G'));
}

/** Throws if a required file cannot be loaded. */
async function fromFiles(params: BrowseParams): Promise<EntryListing> {
  const numbers = staticNumbers(params);
  if (numbers) {
    const { items, ...page } = paginate(numbers, params);
    const all = await loadAll(items);
    const entries = items.map((number) => all[number]).filter((entry) => entry !== undefined);
    return { ...page, entries: entries.map(summaryOf) };
  }
  const asked = askedWord(params.query);
  const language = params.language === 'all' ? (asked?.language ?? 'all') : params.language;
  const { items, ...page } = paginate(searchSummaries(await everyEntry(language), asked?.text ?? params.query), params);
  return { ...page, entries: items };
}

/** The entries of the requested languages that can be loaded: a reader may have downloaded only one dictionary. */
function everyEntry(language: BrowseParams['language']): Promise<SearchableEntry[]> {
  return queryClient.query({ queryKey: ['every-entry', language], queryFn: () => loadEveryEntry(language) });
}

async function loadEveryEntry(language: BrowseParams['language']): Promise<SearchableEntry[]> {
  const languages = language === 'all' ? (['hebrew', 'greek'] as const) : [language];
  const loaded = await Promise.allSettled(languages.map((each) => loadAll(allEntryNumbers(each))));
  const shards = loaded.filter((each) => each.status === 'fulfilled').map(({ value }) => value);
  if (shards.length === 0) throw loaded.find((each) => each.status === 'rejected')?.reason;
  return shards.flatMap((shard) =>
    Object.values(shard).map((entry) => ({ ...summaryOf(entry), definition: entry.definition, usage: entry.usage })),
  );
}

async function loadAll(numbers: readonly EntryNumber[]): Promise<EntryShard> {
  const names = [...new Set(numbers.map(shardOf))];
  const [first, ...others] = names;
  // Load one file first. If it fails, the others probably fail too, and 100 requests are saved.
  const one = first === undefined ? {} : await loadShard(first);
  return Object.assign({}, one, ...(await Promise.all(others.map(loadShard))));
}

async function fromSamples(params: BrowseParams): Promise<EntryListing> {
  const { sampleEntries } = await import('#seeds/sample-entries.ts');
  const words = params.query.toLowerCase();
  const matches = sampleEntries.filter(
    (entry) =>
      (params.language === 'all' || entry.language === params.language) &&
      [entry.strongsNumber, entry.word, entry.transliteration, entry.gloss].some((field) =>
        field.toLowerCase().includes(words),
      ),
  );
  const { items, ...page } = paginate(matches, params);
  return { ...page, entries: items.map(summaryOf), isSample: true };
}

function paginate<Item>(items: readonly Item[], { page, limit }: BrowseParams) {
  const pages = Math.max(1, Math.ceil(items.length / limit));
  const current = Math.min(page, pages);
  return { items: items.slice((current - 1) * limit, current * limit), page: current, pages, total: items.length };
}

function summaryOf({
  strongsNumber,
  language,
  aramaic,
  word,
  transliteration,
  gloss,
}: Omit<EntryAnswer, 'id'>): EntrySummary {
  return { number: strongsNumber, language, aramaic, lemma: word, transliteration, gloss };
}
