import type { EntryListAnswer } from '#data/contract/entry-list.ts';
import type { EntryAnswer, EntryShard } from '#data/contract/entry.ts';
import { allEntryNumbers, shardOf, tryParseEntryNumber, type EntryNumber } from '#data/model/entry-number.ts';
import { productSlug } from '#data/model/product.ts';
import { formatBrowseParams, type BrowseParams } from './browse-params.ts';
import { loadShard } from './entry-shard.ts';

export interface EntryList {
  entries: EntryAnswer[];
  page: number;
  pages: number;
  total: number;
  /** Built-in samples stand in where neither the call nor the static files can be had. */
  source: 'api' | 'static' | 'built-in';
}

/** The call refused the request itself; `message` is for the reader. */
export class RefusedRequest extends Error {
  override name = 'RefusedRequest';
}

/** The API's answer, else one made from the static files, else from the built-in samples. */
export async function loadEntries(params: BrowseParams, signal?: AbortSignal): Promise<EntryList> {
  try {
    return await fromApi(params, signal);
  } catch (error) {
    if (error instanceof RefusedRequest || signal?.aborted) throw error;
  }
  const numbers = staticNumbers(params);
  try {
    const page = paginate(numbers ?? allEntryNumbers('hebrew').slice(0, 1), params);
    const entries = await fromShards(page.items);
    // The files are there, but words are not to be searched in them.
    if (!numbers) throw new RefusedRequest();
    return { ...page, entries, source: 'static' };
  } catch (error) {
    if (error instanceof RefusedRequest || signal?.aborted) throw error;
  }
  return fromSeeds(params);
}

async function fromApi(params: BrowseParams, signal?: AbortSignal): Promise<EntryList> {
  const response = await fetch(`/api/${productSlug}/search?${formatBrowseParams(params)}`, { credentials: 'include', signal: signal ?? null });
  if (response.status === 400) throw new RefusedRequest(((await response.json()) as { message: string }).message);
  if (!response.ok) throw new Error(`Failed to fetch entries: ${response.statusText}`);
  const { entries, pagination } = (await response.json()) as EntryListAnswer;
  return { entries, ...pagination, source: 'api' };
}

/** Numbers of the entries asked for, as far as that is arithmetic; `undefined` for a search of words. */
export function staticNumbers({ query, language }: BrowseParams): EntryNumber[] | undefined {
  if (!query) {
    return language === 'all' ? [...allEntryNumbers('hebrew'), ...allEntryNumbers('greek')] : allEntryNumbers(language);
  }
  const asked = tryParseEntryNumber(query);
  const found = asked ? [asked] : (['hebrew', 'greek'] as const).map((each) => tryParseEntryNumber(query, each)).filter((each) => each !== undefined);
  if (found.length === 0) return undefined;
  return found.filter((each) => language === 'all' || each.startsWith(language === 'hebrew' ? 'H' : 'G'));
}

function paginate<Item>(items: readonly Item[], { page, limit }: BrowseParams) {
  const pages = Math.max(1, Math.ceil(items.length / limit));
  const current = Math.min(page, pages);
  return { items: items.slice((current - 1) * limit, current * limit), page: current, pages, total: items.length };
}

async function fromShards(numbers: readonly EntryNumber[]): Promise<EntryAnswer[]> {
  const names = [...new Set(numbers.map(shardOf))];
  const shards = await Promise.all(names.map(loadShard));
  const all: EntryShard = Object.assign({}, ...shards);
  return numbers.map((number) => all[number]).filter((entry) => entry !== undefined);
}

async function fromSeeds(params: BrowseParams): Promise<EntryList> {
  const { sampleEntries } = await import('#seeds/sample-entries.ts');
  const samples: EntryAnswer[] = sampleEntries.map((entry) => ({ ...entry }));
  const words = params.query.toLowerCase();
  const found = samples.filter(
    (entry) =>
      (params.language === 'all' || entry.language === params.language) &&
      [entry.strongsNumber, entry.word, entry.transliteration, entry.gloss].some((field) => field.toLowerCase().includes(words)),
  );
  const { items, ...page } = paginate(found, params);
  return { ...page, entries: items, source: 'built-in' };
}
