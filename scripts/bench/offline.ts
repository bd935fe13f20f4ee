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
import { otherEngines, type EngineQuery, type EngineVerse } from './other-engines.ts';
import type { Bench, BenchResult } from './result.ts';
import { queries } from './search-queries.ts';

const perPage = 30;
const readyRounds = 7;
const ourRounds = 41;
/** Some engines take a tenth of a second for a common word. */
const engineRounds = 7;

export interface PackFigures extends WireSizes {
  name: string;
  bytes: number;
  /** Median of milliseconds from its bytes to its first search. */
  ready: number;
}

export interface SearchTimes {
  name: string;
  /** Milliseconds until it can be searched: from a text pack, or from plain verses for the other engines. */
  ready: number;
  /** Milliseconds per query, for the queries that it supports. */
  median: number;
  p95: number;
  worst: number;
  supported: number;
  /** Number of those that found as many verses as this site. */
  equal: number;
  /** Unsupported queries, as typed. */
  unsupported: string[];
}

export interface OfflineFigures {
  packs: PackFigures[];
  /** Brotli 4 bytes of the JSON of verses and numbers from which the other engines build their indexes. */
  verseBytes: number;
  times: SearchTimes[];
}

export const offlineBench: Bench = {
  name: 'offline',
  title: 'On-device search compared with four libraries',
  about: `The device builds an in-memory index from a downloaded text and searches it offline. The same ${queries.length} queries of the King James Version with Strong’s numbers (“tagged KJV”) run in MiniSearch, FlexSearch, Orama and Lunr, each configured as a site would use it, over the same 31,102 verses with the same normalization, in the same run. Each library runs only the queries that it supports. A query runs ${engineRounds} times (${ourRounds} times on this site, because it is fast), and its time is the median. “Same result count” is the number of queries that find as many verses as this site.`,
  run: benchOffline,
};

async function benchOffline(): Promise<BenchResult> {
  const { packs, verseBytes, times } = await offlineFigures();
  const both = packs.filter(({ name }) => name === 'kjv_strongs' || name === 'dictionary');
  const total = (field: keyof Omit<PackFigures, 'name'>): number => both.reduce((sum, pack) => sum + pack[field], 0);
  const ready = total('ready');
  const searchTimes = times.find(({ name }) => name === ours.search);
  const packRows = [
    ...packs,
    {
      name: combined,
      bytes: total('bytes'),
      brotli11: total('brotli11'),
      brotli4: total('brotli4'),
      gzip: total('gzip'),
      ready,
    },
  ];
  return {
    targets: [
      { what: 'on-device search, 95th percentile', unit: 'ms', value: searchTimes?.p95 ?? Number.NaN, atMost: 1 },
      { what: `${combined}: transfer size (gzip)`, unit: 'MB', value: total('gzip') / 1e6, atMost: 2 },
      { what: `${combined}: time to ready`, unit: 'ms', value: ready, atMost: 200 },
    ],
    tables: [
      {
        title: `${queries.length} queries of the tagged KJV`,
        columns: [
          { name: 'time to ready', unit: 'ms' },
          { name: 'median', unit: 'ms' },
          { name: '95th percentile', unit: 'ms' },
          { name: 'maximum', unit: 'ms' },
          { name: 'supported queries', unit: 'count' },
          { name: 'same result count', unit: 'count' },
        ],
        rows: times.map(({ name, ready: first, median, p95, worst, supported, equal }) => ({
          name,
          values: [first, median, p95, worst, supported, equal],
        })),
      },
      {
        title: 'search data',
        columns: [
          { name: 'uncompressed', unit: 'MB' },
          { name: 'gzip 9', unit: 'MB' },
          { name: 'brotli 4', unit: 'MB' },
          { name: 'brotli 11', unit: 'MB' },
          { name: 'time to ready', unit: 'ms' },
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
        title: 'On-device search',
        unit: 'ms',
        spans: times.map(({ name, median, p95, worst }) => ({ name, median, p95, worst, isOurs: isOurs(name) })),
        limit: 1,
      },
      {
        kind: 'bars',
        name: 'offline-ready',
        title: 'Time to ready',
        unit: 'ms',
        bars: times
          .filter(({ name }) => name !== ours.answer)
          .map(({ name, ready: first }) => ({
            name: isOurs(name) ? 'this site, from its text pack' : `${name}, from plain verses`,
            value: first,
            isOurs: isOurs(name),
          })),
      },
    ],
    notes: [
      `“Time to ready” is from the bytes in memory to the first search.`,
      `The libraries build their indexes from the verses, which are ${(verseBytes / 1e6).toFixed(2)} MB of JSON with brotli 4. A site that sends a library’s index has to send these verses too. The text pack of this site contains all of it: the verses, the numbers of their words, and the tokens of the index.`,
      ...times
        .filter(({ unsupported }) => unsupported.length > 0)
        .map(
          ({ name, unsupported }) => `${name} does not support ${unsupported.map((text) => `\`${text}\``).join(', ')}.`,
        ),
    ],
  };
}

const ours = { search: 'this site, first page and totals', answer: 'this site, response with HTML' };
const combined = 'tagged KJV and both dictionaries';
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
  if (!kjv || !words) throw new Error(`${library} has no tagged King James Version, which the queries need`);
  const index = makeIndex(decodeTextPack(kjv.bytes));
  const dictionary = makeDictionary(decodeDictionaryPack(words.bytes));
  const verses = engineVerses(index);
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
  for (const { name, build } of otherEngines) {
    const begun = performance.now();
    const toQuery = await build(verses);
    const took = performance.now() - begun;
    times.push(
      await timeAll(
        name,
        took,
        parsedQueries.map(({ text, query }) => ({ text, run: toQuery(query.node) })),
        totals,
        engineRounds,
      ),
    );
  }
  return {
    packs,
    verseBytes: brotliCompressSync(JSON.stringify(verses), { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length,
    times,
  };
}

function timeReady(name: string, bytes: Uint8Array): number {
  const durations = Array.from({ length: readyRounds }, () => {
    const begun = performance.now();
    if (name === 'dictionary') prepareDictionary(makeDictionary(decodeDictionaryPack(bytes)));
    else countTerms(makeIndex(decodeTextPack(bytes)));
    return performance.now() - begun;
  });
  return percentile(durations, 0.5);
}

/** Creates both columns, which an index does when they are first read. */
function countTerms({ text, tags }: MemoryIndex): number {
  return text.terms.length + tags.terms.length;
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

function engineVerses({ pack }: MemoryIndex): EngineVerse[] {
  return Array.from(pack.ids, (id, index) => {
    const { text, marks } = readVerse(pack, index);
    return {
      id,
      text: [...foldedWords(text), ...(marks.words ?? []).map(([, , number]) => number.toLowerCase())].join(' '),
    };
  });
}

/** Takes the median of each query over the rounds, then computes statistics over the queries. */
async function timeAll(
  name: string,
  ready: number,
  parsedQueries: readonly { text: string; run: EngineQuery }[],
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
  const unsupported = parsedQueries.filter(({ run }) => !run).map(({ text }) => text);
  return {
    name,
    ready,
    median: percentile(medians, 0.5),
    p95: percentile(medians, 0.95),
    worst: Math.max(...medians),
    supported: medians.length,
    equal,
    unsupported,
  };
}
