import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { beforeAll, describe, expect, it } from 'vitest';
import { verseIdOfKey, verseKey } from '../../verse-id.ts';
import type { VerseMarks } from '../../verse-marks.ts';
import { parseSearch } from '../parse.ts';
import { hasPlaces, renumberQuery } from '../renumber.ts';
import type { Sql } from '../sql-text.ts';
import { searchStatements } from '../sql.ts';
import type { CountRow, SearchTotals, TotalsRow } from '../totals.ts';
import type { SearchQuery } from '../tree.ts';
import { decodeTextPack } from './decode-text-pack.ts';
import { makeIndex, type MemoryIndex } from './memory-index.ts';
import { packVersion, readLibraryCounts, readVerses, type AskLibrary } from './pack-library.ts';
import { randomQuery, seededRandom, type QueryMaterial } from './random-queries.ts';
import { readVerse } from './read-verse.ts';
import { findIn, searchMemory } from './search-memory.ts';
import { spanKinds } from './text-pack.ts';

const file = process.env.LEXICON_LIBRARY ?? 'data/library.sqlite';
const rounds = Number(process.env.LEXICON_ROUNDS ?? 400);
const seed = Number(process.env.LEXICON_SEED ?? 20_261_120);
let db: Database.Database;
const indexes = new Map<string, MemoryIndex>();
const ask: AskLibrary = <Row>(sql: string, ...params: (string | number)[]) => db.prepare(sql).all(...params) as Row[];

beforeAll(() => {
  if (!existsSync(file)) throw new Error(`${file} is not there: build it with "npm run library", or name another in LEXICON_LIBRARY`);
  db = new Database(file, { readonly: true });
  const counts = readLibraryCounts(ask);
  for (const code of ['kjv_strongs', 'wlc']) {
    const bytes = packVersion(ask, code, counts);
    if (bytes) indexes.set(code, makeIndex(decodeTextPack(bytes)));
  }
});

function indexOf(code: string): MemoryIndex {
  const index = indexes.get(code);
  if (!index) throw new Error(`${file} lacks ${code}`);
  return index;
}

interface FoundBySql {
  ids: number[];
  totals: SearchTotals;
  best: number[];
}

/** By the statements that the API asks. */
function searchSql(query: SearchQuery, { pack: { head: { version, runs } } }: MemoryIndex): FoundBySql {
  const own = version.versification !== 'kjv' && hasPlaces(query) ? renumberQuery(query, runs) : query;
  const args = { versionId: version.id, hasRenderings: version.code === 'kjv_strongs', page: 1, pageSize: 50, byBook: true, order: 'relevance' as const };
  const { keys, page, totals, count, readTotals } = searchStatements(own, args);
  const rows = <Row>(statement: Sql | undefined): Row[] => (statement ? (db.prepare(statement.text).all(...statement.params) as Row[]) : []);
  return {
    ids: rows<{ k: number }>(keys(40_000)).map(({ k }) => verseIdOfKey(k)),
    totals: readTotals(rows<TotalsRow>(totals), rows<CountRow>(count)),
    best: rows<{ key: number }>(page).map(({ key }) => verseIdOfKey(key)),
  };
}

function parsed(text: string): SearchQuery | undefined {
  const result = parseSearch(text);
  if (result.kind === 'query') return result.query;
  const again = result.kind === 'error' && result.error.suggestion !== undefined ? parseSearch(result.error.suggestion) : undefined;
  return again?.kind === 'query' ? again.query : undefined;
}

/** Verses in order, totals, occurrences and books; answers whether the order by relevance is the same too. */
function compare(text: string, index: MemoryIndex): boolean {
  const query = parsed(text);
  if (!query) return true;
  const bySql = searchSql(query, index);
  const inMemory = findIn(query, index);
  const label = `${index.pack.head.version.code}: ${text}`;
  expect(Array.from(inMemory.verses, (place) => index.pack.ids[place]), label).toEqual(bySql.ids);
  expect(inMemory.totals, label).toEqual(bySql.totals);
  const ranked = searchMemory({ query, indexes: [index], page: 1, perPage: 50, order: 'relevance' });
  return ranked.verses.every(({ key }, at) => verseIdOfKey(key) === bySql.best[at]) && ranked.verses.length === bySql.best.length;
}

function material(code: string): QueryMaterial {
  const { pack } = indexOf(code);
  const texts = Array.from({ length: 2_000 }, (_, at) => readVerse(pack, (at * 7_919) % pack.ids.length).text);
  const kinds = pack.tagKinds.filter((_, at) => at % 37 === 0);
  return {
    texts,
    numbers: [...kinds.map(({ number }) => number), 'H430', 'H3068', 'H1254', 'G26', 'G2316', 'H853'],
    codes: [...kinds.flatMap(({ morphology }) => morphology ?? []).map((code2) => code2.split('/').at(-1)?.replace(/^H/, '') ?? 'Vq*'), 'Vq*', 'Nc*', 'Vqp3ms', 'C', 'R'],
  };
}

describe.each(['kjv_strongs', 'wlc'])('%s', (code) => {
  it('is packed and read back, verse by verse', () => {
    const { pack } = indexOf(code);
    const kept: readonly string[] = ['kjv', 'words', ...spanKinds];
    const wanted = readVerses(ask, pack.head.version.id).map(({ id, text, marks }) => ({ id, text, marks: Object.fromEntries(Object.entries(marks).filter(([name]) => kept.includes(name))) as VerseMarks }));
    expect(wanted.map((_, place) => readVerse(pack, place))).toEqual(wanted);
  });

  it(`answers ${rounds} random queries as the library does`, () => {
    const random = seededRandom(seed);
    const own = material(code);
    let other = 0;
    for (let round = 0; round < rounds; round += 1) if (!compare(randomQuery(random, own), indexOf(code))) other += 1;
    // Phrases and prefixes that are weighed together with others are reckoned (rank-verses.ts).
    expect(other / rounds).toBeLessThan(0.05);
  });
});

const equallyRanked = ['faith', 'gold', 'the', '"of gold"', '"in the beginning"', 'lov*', 'H430', 'G26', 'faith joy', 'faith OR joy', '(faith OR hope) -love', 'faith G4102', '~love', 'the of and', 'lord god', 'H430 H3068', 'case:LORD', 'faith PROX(3) joy', 'god faith in:NT'];
it.each(equallyRanked)('orders %s by relevance as FTS5 does', (text) => {
  expect(compare(text, indexOf('kjv_strongs'))).toBe(true);
});

it('merges versions verse by verse', () => {
  const both = ['wlc', 'kjv_strongs'].map(indexOf);
  const query = parsed('H430 in:Joel');
  if (!query) throw new Error('not read');
  const keys = both.flatMap((index) => searchSql(query, index).ids.map((id) => ({ id, key: verseKey(index.pack.head.version.id, id) })));
  const wanted = keys.sort((a, b) => a.id - b.id || a.key - b.key).map(({ key }) => key);
  const pages = [1, 2].flatMap((page) => searchMemory({ query, indexes: both, page, perPage: 10, order: 'canonical' }).verses.map(({ key }) => key));
  expect(pages).toEqual(wanted.slice(0, 20));
});
