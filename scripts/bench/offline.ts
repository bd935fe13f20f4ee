import { brotliCompressSync, constants } from 'node:zlib';
import { searchAnswer } from '#data/markup/search-answer.ts';
import { decodeDictionaryPack } from '#data/model/search/memory/dictionary-pack.ts';
import { makeDictionary, prepareDictionary, type Dictionary } from '#data/model/search/memory/dictionary.ts';
import { decodeTextPack } from '#data/model/search/memory/decode-text-pack.ts';
import { makeIndex, type MemoryIndex } from '#data/model/search/memory/memory-index.ts';
import { readVerse } from '#data/model/search/memory/read-verse.ts';
import { searchMemory } from '#data/model/search/memory/search-memory.ts';
import { parseSearch } from '#data/model/search/parse.ts';
import type { SearchQuery } from '#data/model/search/tree.ts';
import { foldedWords } from '#data/model/search/words.ts';
import { percentile } from '../checks/page-weights.ts';
import { libraryPath } from '../library/paths.ts';
import { makeTextPacks, wireSizes, type WireSizes } from '../pages/packs/text-packs.ts';
import { peers, type PeerQuery, type PeerVerse } from './search-peers.ts';
import { queries } from './search.ts';

const perPage = 30;
const readyRounds = 7;
const ourRounds = 41;
/** Some peers take a tenth of a second for a common word. */
const peerRounds = 7;

export interface PackFigures extends WireSizes {
  name: string;
  bytes: number;
  /** Milliseconds from its bytes to its first search, median. */
  ready: number;
}

export interface SearchTimes {
  name: string;
  /** Milliseconds until it can be searched: from a pack, and for the peers from the verses as they are. */
  ready: number;
  /** Milliseconds a query, over those that it can say. */
  median: number;
  p95: number;
  worst: number;
  said: number;
  /** Of those, how many found as many verses as ours. */
  equal: number;
  /** What it cannot say, as typed. */
  unsaid: string[];
}

export interface OfflineFigures {
  packs: PackFigures[];
  /** The verses with their numbers as JSON, which a peer would make its index from, in brotli of quality 4. */
  peerBytes: number;
  times: SearchTimes[];
}

/** Packs by weight and time, and the searches of `search.ts` beside four libraries over the same verses in the same run. */
export async function benchOffline(): Promise<string[]> {
  const { packs, peerBytes, times } = await offlineFigures();
  const both = packs.filter(({ name }) => name === 'kjv_strongs' || name === 'dictionary');
  const total = (field: keyof Omit<PackFigures, 'name'>): number => both.reduce((sum, pack) => sum + pack[field], 0);
  return [
    `${'pack'.padEnd(28)}    bytes  brotli 11   brotli 4     gzip 9     ready`,
    ...packs.map(packRow),
    packRow({ name: 'tagged KJV and dictionaries', bytes: total('bytes'), brotli11: total('brotli11'), brotli4: total('brotli4'), gzip: total('gzip'), ready: total('ready') }),
    `${`${queries.length} searches of the tagged KJV`.padEnd(28)}    ready     median       p95     worst   said  alike`,
    ...times.map(timesRow),
    `the peers' indexes are made from the verses, ${megabytes(peerBytes)} as JSON in brotli 4`,
    ...times.filter(({ unsaid }) => unsaid.length > 0).map(({ name, unsaid }) => `${name} has no way to say ${unsaid.join(', ')}`),
  ];
}

export async function offlineFigures(library = process.env.LEXICON_LIBRARY ?? libraryPath): Promise<OfflineFigures> {
  const made = makeTextPacks(library);
  const packs = made.map(({ name, bytes }): PackFigures => ({ name, bytes: bytes.length, ...wireSizes(bytes), ready: timeReady(name, bytes) }));
  const kjv = made.find(({ name }) => name === 'kjv_strongs');
  const words = made.find(({ name }) => name === 'dictionary');
  if (!kjv || !words) throw new Error(`${library} has no tagged King James Version, which the searches are asked of`);
  const index = makeIndex(decodeTextPack(kjv.bytes));
  const dictionary = makeDictionary(decodeDictionaryPack(words.bytes));
  const verses = peerVerses(index);
  const asked = queries.map(([text]) => ({ text, query: parsed(text) }));
  const ready = packs.find(({ name }) => name === 'kjv_strongs')?.ready ?? Number.NaN;
  const ours = asked.map(({ query }) => findTotal(query, index));
  const times = [
    await timeAll('ours, a page and its totals', ready, asked.map(({ text, query }) => ({ text, run: () => findTotal(query, index) })), ours, ourRounds),
    await timeAll('ours, the answer with HTML', ready, asked.map(({ text, query }) => ({ text, run: () => answer(query, index, dictionary) })), ours, ourRounds),
  ];
  for (const { name, build } of peers) {
    const begun = performance.now();
    const say = await build(verses);
    const took = performance.now() - begun;
    times.push(await timeAll(name, took, asked.map(({ text, query }) => ({ text, run: say(query.node) })), ours, peerRounds));
  }
  return { packs, peerBytes: brotliCompressSync(JSON.stringify(verses), { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length, times };
}

const decoder = new TextDecoder();
const decodeText = (bytes: Uint8Array): string => decoder.decode(bytes);

function timeReady(name: string, bytes: Uint8Array): number {
  const taken = Array.from({ length: readyRounds }, () => {
    const begun = performance.now();
    if (name === 'dictionary') prepareDictionary(makeDictionary(decodeDictionaryPack(bytes, decodeText)));
    else makeIndex(decodeTextPack(bytes, decodeText));
    return performance.now() - begun;
  });
  return percentile(taken, 0.5);
}

function parsed(text: string): SearchQuery {
  const result = parseSearch(text);
  if (result.kind !== 'query') throw new Error(`${text}: ${JSON.stringify(result)}`);
  return result.query;
}

function findTotal(query: SearchQuery, index: MemoryIndex): number {
  return searchMemory({ query, indexes: [index], page: 1, perPage, order: 'canonical' }).totals.verses;
}

function answer(query: SearchQuery, index: MemoryIndex, dictionary: Dictionary): number {
  const found = searchMemory({ query, indexes: [index], page: 1, perPage, order: 'canonical', dictionary });
  return searchAnswer(query, [index.pack.head.version], found).pagination.totalResults;
}

function peerVerses({ pack }: MemoryIndex): PeerVerse[] {
  return Array.from(pack.ids, (id, place) => {
    const { text, marks } = readVerse(pack, place);
    return { id, text: [...foldedWords(text), ...(marks.words ?? []).map(([, , number]) => number.toLowerCase())].join(' ') };
  });
}

/** Each query's median over the rounds; then over the queries. */
async function timeAll(name: string, ready: number, asked: readonly { text: string; run: PeerQuery }[], ours: readonly number[], rounds: number): Promise<SearchTimes> {
  const medians: number[] = [];
  let equal = 0;
  for (const [at, { run }] of asked.entries()) {
    if (!run) continue;
    const taken: number[] = [];
    if ((await run()) === ours[at]) equal += 1;
    for (let round = 0; round < rounds; round += 1) {
      const begun = performance.now();
      await run();
      taken.push(performance.now() - begun);
    }
    medians.push(percentile(taken, 0.5));
  }
  const unsaid = asked.filter(({ run }) => !run).map(({ text }) => text);
  return { name, ready, median: percentile(medians, 0.5), p95: percentile(medians, 0.95), worst: Math.max(...medians), said: medians.length, equal, unsaid };
}

function packRow({ name, bytes, brotli11, brotli4, gzip, ready }: Omit<PackFigures, 'name'> & { name: string }): string {
  return `${name.padEnd(28)}${[bytes, brotli11, brotli4, gzip].map((size) => megabytes(size).padStart(11)).join('').slice(2)}${`${ready.toFixed(0)} ms`.padStart(10)}`;
}

function timesRow({ name, ready, median, p95, worst, said, equal }: SearchTimes): string {
  return `${name.padEnd(28)}${`${ready.toFixed(0)} ms`.padStart(9)}${[median, p95, worst].map((value) => `${value.toFixed(3)} ms`.padStart(11)).join('')}${`${said}`.padStart(6)}${`${equal}`.padStart(7)}`;
}

function megabytes(size: number): string {
  return `${(size / 1e6).toFixed(2)} MB`;
}
