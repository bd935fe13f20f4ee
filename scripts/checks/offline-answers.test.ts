import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { defaultFirst } from '#data/versions/loaded-version.ts';
import { buildSearchAnswer } from '#data/search/results/search-answer.ts';
import { decodeDictionaryPack } from '#data/search/engine/dictionary-pack.ts';
import { makeDictionary, type Dictionary } from '#data/search/engine/dictionary.ts';
import { decodeTextPack } from '#data/search/engine/decode-text-pack.ts';
import { makeIndex, type MemoryIndex } from '#data/search/engine/memory-index.ts';
import { suggestFromMemory } from '#data/search/engine/suggest-from-memory.ts';
import { searchMemory } from '#data/search/engine/search-memory.ts';
import { parseSearch } from '#data/search/language/parse.ts';
import type { SearchQuery } from '#data/search/language/tree.ts';
import { packedVersions } from '../pages/packs/packed-versions.ts';
import { databaseLikeD1 } from '../testing/database-like-d1.ts';
import { readTextPacks } from '../testing/read-text-packs.ts';
import { root } from '../sources/source-paths.ts';

/**
 * Compares complete search responses from memory with those of the worker's own queries, which run on the built library
 * instead of D1. Loaded by path, because the worker's types belong to another runtime.
 */
const file = process.env.LEXICON_LIBRARY ?? 'data/library.sqlite';
interface SearchOptions {
  page: number;
  perPage: number;
  order: 'canonical' | 'relevance';
}
const defaultOptions: SearchOptions = { page: 1, perPage: 30, order: 'canonical' };
let db: Database.Database;
let indexes: MemoryIndex[];
let dictionary: Dictionary;
let searchWorker: (query: SearchQuery, codes: readonly string[], more: Partial<SearchOptions>) => Promise<unknown>;

beforeAll(async () => {
  if (!existsSync(file))
    throw new Error(`${file} is not there: build it with "npm run library", or name another in LEXICON_LIBRARY`);
  db = new Database(file, { readonly: true });
  const packs = readTextPacks(file);
  indexes = packedVersions(file).map(({ code }) => makeIndex(decodeTextPack(packs.get(code) ?? new Uint8Array())));
  // In the same order as the worker lists its versions.
  indexes.sort((a, b) => defaultFirst(a.pack.head.version, b.pack.head.version));
  dictionary = makeDictionary(decodeDictionaryPack(packs.get('dictionary') ?? new Uint8Array()));
  const load = (path: string) => import(join(root, 'worker', path));
  const [{ readCatalog }, { search }, { searchElsewhere }] = await Promise.all(
    ['versions/catalog.ts', 'search/run-search.ts', 'search/suggest-elsewhere.ts'].map(load),
  );
  const d1 = databaseLikeD1(db);
  searchWorker = async (query, codes, more) => {
    const loaded = (await readCatalog(d1)).versions;
    const versions = loaded.filter(({ code }: { code: string }) => codes.includes(code));
    const found = await search(d1, { ...defaultOptions, ...more, query, versions });
    return buildSearchAnswer(
      query,
      versions,
      found,
      found.totals.verses === 0 ? await searchElsewhere(d1, query, versions, loaded) : undefined,
    );
  };
});
afterAll(() => db?.close());

function searchInMemory(query: SearchQuery, codes: readonly string[], more: Partial<SearchOptions>): unknown {
  const searched = indexes.filter(({ pack }) => codes.includes(pack.head.version.code));
  const found = searchMemory({ ...defaultOptions, ...more, query, indexes: searched, dictionary });
  return buildSearchAnswer(
    query,
    searched.map(({ pack }) => pack.head.version),
    found,
    found.totals.verses === 0 ? suggestFromMemory(query, searched, indexes) : undefined,
  );
}

const searches: [text: string, codes: string[], more?: Partial<SearchOptions>][] = [
  ['faith', ['kjv_strongs']],
  ['gold', ['kjv_strongs'], { page: 3 }],
  ['the', ['kjv_strongs'], { page: 9_999 }],
  ['love', ['kjv_strongs'], { order: 'relevance' }],
  ['love G26', ['kjv_strongs']],
  ['H430', ['kjv_strongs']],
  ['H430 G26', ['kjv_strongs']],
  ['elohim', ['kjv_strongs']],
  ['el', ['kjv_strongs']],
  ['chesed', ['web']],
  ['"in the beginning"', ['kjv_strongs']],
  ['"God so loved"', ['web']],
  ['"free spirit"', ['kjv_strongs']],
  ['fiath', ['kjv_strongs']],
  ['fiath jyo', ['kjv_strongs']],
  ['xyzzyx', ['kjv_strongs']],
  ['begining hevens', ['web']],
  ['shalom', ['kjv_strongs']],
  ['maranatha', ['web']],
  ['barnabasx', ['web']],
  ['Mal 3:19', ['kjv_strongs']],
  ['Mal 3:19', ['wlc']],
  ['Joel 4', ['kjv_strongs']],
  ['Ps 51', ['wlc']],
  ['אלהים', ['wlc']],
  ['אלהים', ['kjv_strongs']],
  ['H1254 [Vqp3ms]', ['wlc']],
  ['exact:בְּרֵאשִׁ֖ית', ['wlc']],
  ['H7965', ['wlc'], { page: 2 }],
  ['~love joy', ['kjv_strongs']],
  ['case:LORD in:Ruth', ['kjv_strongs']],
  ['faith PROX(3) joy', ['kjv_strongs']],
  ['John 3:16', ['kjv_strongs']],
  ['John 3:16', ['kjv_strongs', 'web', 'wlc']],
  ['H430 in:Gen', ['kjv_strongs', 'wlc'], { page: 2 }],
  ['love', ['kjv_strongs', 'web']],
  ['love', ['kjv_strongs', 'web'], { page: 999 }],
  ['selah', ['web', 'wlc'], { order: 'relevance' }],
  ['in:Jude', ['kjv_strongs']],
  ['the word', ['kjv_strongs'], { order: 'relevance', page: 2 }],
  ['אֱלֹהִים', ['wlc'], { order: 'relevance' }],
  ["God's", ['kjv_strongs']],
  ['"God’s"', ['web']],
  ['Jesus wept', ['kjv_strongs', 'wlc']],
  ['H853', ['kjv_strongs'], { perPage: 100 }],
  ['[Vqp3ms] -H559', ['wlc'], { perPage: 5, page: 7 }],
  ['god in:Ps,Rom', ['kjv_strongs'], { order: 'relevance', page: 2 }],
  ['love in:gospels,Ps,Rom', ['web'], { order: 'relevance' }],
  ['Mal 3:19; Joel 4 יום', ['wlc'], { order: 'relevance' }],
];
it.each(searches)('searches %s in %j like the worker, with %j', async (text, codes, more = {}) => {
  const parsed = parseSearch(text);
  if (parsed.kind !== 'query') throw new Error(JSON.stringify(parsed));
  expect(searchInMemory(parsed.query, codes, more)).toEqual(await searchWorker(parsed.query, codes, more));
});

it('has every entry of both dictionaries', () => {
  expect(dictionary.entries).toHaveLength(14_197);
});
