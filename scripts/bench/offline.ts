import { brotliCompressSync, constants } from 'node:zlib';
import { buildSearchAnswer } from '#data/search/results/search-answer.ts';
import { decodeDictionaryPack } from '#data/search/engine/dictionary-pack.ts';
import { makeDictionary, prepareDictionary, type Dictionary } from '#data/search/engine/dictionary.ts';
import { decodeTextPack } from '#data/search/engine/decode-text-pack.ts';
import { makeIndex, type MemoryIndex } from '#data/search/engine/memory-index.ts';
import { readVerse } from '#data/search/engine/read-packed-verse.ts';
import { searchMemory } from '#data/search/engine/search-memory.ts';
import { parseSearch } from '#data/search/language/parse.ts';
import type { SearchQuery } from '#data/search/language/tree.ts';
import { foldedWords } from '#data/search/language/split-words.ts';
import { percentile } from '../checks/page-weights.ts';
import { libraryPath } from '../library/library-paths.ts';
import { makeTextPacks, wireSizes, type WireSizes } from '../pages/packs/text-packs.ts';
import { peers, type PeerQuery, type PeerVerse } from './search-peers.ts';
import type { Bench, BenchResult } from './result.ts';
import { queries } from './search-queries.ts';

const perPage = 30;
const readyRounds = 7;
const ourRounds = 41;
/** Some peers take a tenth of a second for a common word. */
const peerRounds = 7;

export interface PackFigures extends WireSizes {
  name: string;
  bytes: number;
  /** Median of milliseconds from its bytes to its first search. */
  ready: number;
}

export interface SearchTimes {
  name: string;
  /** Milliseconds until it can be searched: from a pack, and for the peers from the plain verses. */
  ready: number;
  /** Milliseconds per query, for the queries that it supports. */
  median: number;
  p95: number;
  worst: number;
  said: number;
  /** How many of those found as many verses as ours. */
  equal: number;
  /** Unsupported queries, as typed. */
  unsaid: string[];
}

export interface OfflineFigures {
  packs: PackFigures[];
  /** The verses with their numbers as JSON, from which a peer would build its index, in brotli of quality 4. */
  peerBytes: number;
  times: SearchTimes[];
}

export const offlineBench: Bench = {
  name: 'offline',
  title: 'Search on the device compared with four libraries',
  about: `What a reader downloads is turned into an index in memory, which answers without any network. The same ${queries.length} searches of the tagged King James Version are asked of MiniSearch, FlexSearch, Orama and Lunr, each as a site would use it, over the same 31,102 verses with the same folding, in the same run. Each is asked only for what it has a way to say, ${peerRounds} times a query (this site ${ourRounds} times, as it takes no time); a query's time is its median. “Alike” are the searches that found as many verses as this site's.`,
  run: benchOffline,
};

async function benchOffline(): Promise<BenchResult> {
  const { packs, peerBytes, times } = await offlineFigures();
  const both = packs.filter(({ name }) => name === 'kjv_strongs' || name === 'dictionary');
  const total = (field: keyof Omit<PackFigures, 'name'>): number => both.reduce((sum, pack) => sum + pack[field], 0);
  const ready = total('ready');
  const searchTimes = times.find(({ name }) => name === ours.search);
  const packRows = [
    ...packs,
    {
      name: together,
      bytes: total('bytes'),
      brotli11: total('brotli11'),
      brotli4: total('brotli4'),
      gzip: total('gzip'),
      ready,
    },
  ];
  return {
    targets: [
      { what: 'a search on the device, 95th percentile', unit: 'ms', value: searchTimes?.p95 ?? Number.NaN, atMost: 1 },
      { what: `${together} on the wire, as they are sent (gzip)`, unit: 'MB', value: total('gzip') / 1e6, atMost: 2 },
      { what: 'likewise, from their bytes to the first search', unit: 'ms', value: ready, atMost: 200 },
    ],
    tables: [
      {
        title: `${queries.length} searches of the tagged KJV`,
        columns: [
          { name: 'until ready', unit: 'ms' },
          { name: 'median', unit: 'ms' },
          { name: '95th', unit: 'ms' },
          { name: 'worst', unit: 'ms' },
          { name: 'can be said', unit: 'count' },
          { name: 'alike', unit: 'count' },
        ],
        rows: times.map(({ name, ready: first, median, p95, worst, said, equal }) => ({
          name,
          values: [first, median, p95, worst, said, equal],
        })),
      },
      {
        title: 'text for the search',
        columns: [
          { name: 'bytes', unit: 'MB' },
          { name: 'gzip 9', unit: 'MB' },
          { name: 'brotli 4', unit: 'MB' },
          { name: 'brotli 11', unit: 'MB' },
          { name: 'until ready', unit: 'ms' },
        ],
        rows: packRows.map(({ name, bytes, gzip, brotli4, brotli11, ready: first }) => ({
          name,
          values: [bytes / 1e6, gzip / 1e6, brotli4 / 1e6, brotli11 / 1e6, first],
        })),
      },
    ],
    charts: [
      {
        kind: 'spans',
        name: 'offline-search',
        title: 'A search on the device',
        unit: 'ms',
        spans: times.map(({ name, median, p95, worst }) => ({ name, median, p95, worst, isOurs: isOurs(name) })),
        limit: 1,
      },
      {
        kind: 'bars',
        name: 'offline-ready',
        title: 'From bytes to the first search',
        unit: 'ms',
        bars: times
          .filter(({ name }) => name !== ours.answer)
          .map(({ name, ready: first }) => ({
            name: isOurs(name) ? 'this site, from its text pack' : `${name}, from the verses`,
            value: first,
            isOurs: isOurs(name),
          })),
      },
    ],
    notes: [
      `The libraries make their index from the verses, ${(peerBytes / 1e6).toFixed(2)} MB as JSON in brotli 4, which be next to it in what a site would send; this site's text holds the verses, their words' numbers and the index's tokens in one.`,
      ...times
        .filter(({ unsaid }) => unsaid.length > 0)
        .map(({ name, unsaid }) => `${name} has no way to say ${unsaid.map((text) => `\`${text}\``).join(', ')}.`),
    ],
  };
}

const ours = { search: 'this site, a page and its totals', answer: 'this site, the answer with its HTML' };
const together = 'tagged KJV and both dictionaries';
const isOurs = (name: string): boolean => name === ours.search || name === ours.answer;

async function offlineFigures(library = process.env.LEXICON_LIBRARY ?? libraryPath): Promise<OfflineFigures> {
  const made = makeTextPacks(library);
  const packs = made.map(({ name, bytes }): PackFigures => ({
    name,
    bytes: bytes.length,
    ...wireSizes(bytes),
    ready: timeReady(name, bytes),
  }));
  const kjv = made.find(({ name }) => name === 'kjv_strongs');
  const words = made.find(({ name }) => name === 'dictionary');
  if (!kjv || !words) throw new Error(`${library} has no tagged King James Version, which the searches are asked of`);
  const index = makeIndex(decodeTextPack(kjv.bytes));
  const dictionary = makeDictionary(decodeDictionaryPack(words.bytes));
  const verses = peerVerses(index);
  const parsedQueries = queries.map(([text]) => ({ text, query: parsed(text) }));
  const ready = packs.find(({ name }) => name === 'kjv_strongs')?.ready ?? Number.NaN;
  const totals = parsedQueries.map(({ query }) => findTotal(query, index));
  const times = [
    await timeAll(
      ours.search,
      ready,
      parsedQueries.map(({ text, query }) => ({ text, run: () => findTotal(query, index) })),
      totals,
      ourRounds,
    ),
    await timeAll(
      ours.answer,
      ready,
      parsedQueries.map(({ text, query }) => ({ text, run: () => countWithHtml(query, index, dictionary) })),
      totals,
      ourRounds,
    ),
  ];
  for (const { name, build } of peers) {
    const begun = performance.now();
    const toQuery = await build(verses);
    const took = performance.now() - begun;
    times.push(
      await timeAll(
        name,
        took,
        parsedQueries.map(({ text, query }) => ({ text, run: toQuery(query.node) })),
        totals,
        peerRounds,
      ),
    );
  }
  return {
    packs,
    peerBytes: brotliCompressSync(JSON.stringify(verses), { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length,
    times,
  };
}

function timeReady(name: string, bytes: Uint8Array): number {
  const durations = Array.from({ length: readyRounds }, () => {
    const begun = performance.now();
    if (name === 'dictionary') prepareDictionary(makeDictionary(decodeDictionaryPack(bytes)));
    else makeIndex(decodeTextPack(bytes));
    return performance.now() - begun;
  });
  return percentile(durations, 0.5);
}

function parsed(text: string): SearchQuery {
  const result = parseSearch(text);
  if (result.kind !== 'query') throw new Error(`${text}: ${JSON.stringify(result)}`);
  return result.query;
}

function findTotal(query: SearchQuery, index: MemoryIndex): number {
  return searchMemory({ query, indexes: [index], page: 1, perPage, order: 'canonical' }).totals.verses;
}

function countWithHtml(query: SearchQuery, index: MemoryIndex, dictionary: Dictionary): number {
  const results = searchMemory({ query, indexes: [index], page: 1, perPage, order: 'canonical', dictionary });
  return buildSearchAnswer(query, [index.pack.head.version], results).pagination.totalResults;
}

function peerVerses({ pack }: MemoryIndex): PeerVerse[] {
  return Array.from(pack.ids, (id, index) => {
    const { text, marks } = readVerse(pack, index);
    return {
      id,
      text: [...foldedWords(text), ...(marks.words ?? []).map(([, , number]) => number.toLowerCase())].join(' '),
    };
  });
}

/** Each query's median over the rounds, then statistics over the queries. */
async function timeAll(
  name: string,
  ready: number,
  parsedQueries: readonly { text: string; run: PeerQuery }[],
  totals: readonly number[],
  rounds: number,
): Promise<SearchTimes> {
  const medians: number[] = [];
  let equal = 0;
  for (const [at, { run }] of parsedQueries.entries()) {
    if (!run) continue;
    const durations: number[] = [];
    if ((await run()) === totals[at]) equal += 1;
    for (let round = 0; round < rounds; round += 1) {
      const begun = performance.now();
      await run();
      durations.push(performance.now() - begun);
    }
    medians.push(percentile(durations, 0.5));
  }
  const unsaid = parsedQueries.filter(({ run }) => !run).map(({ text }) => text);
  return {
    name,
    ready,
    median: percentile(medians, 0.5),
    p95: percentile(medians, 0.95),
    worst: Math.max(...medians),
    said: medians.length,
    equal,
    unsaid,
  };
}
