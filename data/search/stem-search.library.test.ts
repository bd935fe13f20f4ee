import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { beforeAll, describe, expect, it } from 'vitest';
import { heavyQueries } from '../testing/heavy-queries.ts';
import { verseIdOfKey } from '../bible/verse-id.ts';
import { describeQuery } from './language/describe.ts';
import { formatQuery } from './language/format.ts';
import { countMatches, matchedSpans } from './results/highlight.ts';
import { parseSearch } from './language/parse.ts';
import { replaceWord } from './language/query-words.ts';
import type { Sql } from './sql/sql-tag.ts';
import { searchStatements, type SearchArgs } from './sql/statements.ts';
import type { CountRow, SearchTotals, TotalsRow } from './sql/totals.ts';
import type { SearchQuery } from './language/tree.ts';

function parsed(text: string): SearchQuery {
  const result = parseSearch(text);
  if (result.kind !== 'query') throw new Error(`${text}: ${JSON.stringify(result)}`);
  return result.query;
}

const written: [text: string, expected: string][] = [
  ['~love', '~love'],
  ['stem:Love', '~Love'],
  ['~"love"', '~love'],
  ['~love ~hope -~hate', '~love ~hope -~hate'],
  ['(~love OR "free spirit") -~fear', '(~love OR "free spirit") -~fear'],
  ['~love PROX(2) joy', '~love PROX(2) joy'],
  ['~OR faith', '~OR faith'],
  ['~John 3', '~John "3"'],
  ['in:Rom ~love', 'in:Rom ~love'],
  // A tilde before nothing or after a word has no meaning.
  ['~ love', 'love'],
  ['love~', 'love'],
  ['the stem of Jesse', 'the stem of Jesse'],
];
it.each(written)('reads %s as %s, which parses to itself', (text, expected) => {
  expect(formatQuery(parsed(text))).toBe(expected);
  expect(formatQuery(parsed(expected))).toBe(expected);
});

const errors: [text: string, message: RegExp, suggestion: string][] = [
  ['"~free spirit"', /phrase/, '"free spirit"'],
  ['~"free spirit"', /single word/, '"free spirit"'],
  ["~Jacob's", /single word/, "Jacob's"],
  ['~faith NEAR(3) joy', /PROX/, '~faith PROX(1) joy'],
  ['joy NEAR ~faith', /PROX/, 'joy PROX(1) ~faith'],
  ['~love*', /star/, 'love*'],
  ['~love G26', /AND/, '~love AND G26'],
  ['~אלהים', /English/, 'אלהים'],
  ['case:~love', /Type a word after this/, '~love'],
  ['~a ~be ~cry ~do ~eat', /4 times/, '~a ~be ~cry ~do eat'],
  ['~lord PROX(3) faith', /too common/, 'faith'],
];
it.each(errors)('rejects %s', (text, message, suggestion) => {
  const result = parseSearch(text);
  expect(result).toMatchObject({ kind: 'error', error: { suggestion } });
  expect(result.kind === 'error' && result.error.message).toMatch(message);
});

it('describes a stem, highlights every form, and can be replaced with another word', () => {
  const query = parsed('~love joy');
  expect(describeQuery(query)).toEqual([
    { label: 'all forms of love', queryWithout: 'joy' },
    { label: 'joy', queryWithout: '~love' },
  ]);
  const text = 'He that loveth his beloved shall be loved; LOVE glove.';
  expect(matchedSpans(query, { text }).map(([start, end]) => text.slice(start, end))).toEqual([
    'loveth',
    'loved',
    'LOVE',
  ]);
  expect(
    matchedSpans(replaceWord(query, 'love', 'glove'), { text }).map(([start, end]) => text.slice(start, end)),
  ).toEqual(['glove']);
});

describe('in the library', () => {
  const file = process.env.LEXICON_LIBRARY ?? 'data/library.sqlite';
  let db: Database.Database;
  beforeAll(() => {
    if (!existsSync(file))
      throw new Error(`${file} is not there: build it with "npm run library", or name another in LEXICON_LIBRARY`);
    db = new Database(file, { readonly: true });
  });

  function search(
    text: string,
    version: string,
    more: Partial<SearchArgs> = {},
  ): SearchTotals & { query: SearchQuery; rows: { id: number; text: string }[] } {
    const query = parsed(text);
    const { id } = db.prepare('SELECT id FROM versions WHERE code = ?').get(version) as { id: number };
    const args = { versionId: id, hasRenderings: version === 'kjv_strongs', page: 1, pageSize: 40_000, ...more };
    const { page, totals, count, readTotals } = searchStatements(query, args);
    const rows = db.prepare(page.text).all(...page.params) as { key: number; text: string }[];
    const ask = <Row>(statement: Sql | undefined): Row[] =>
      statement ? (db.prepare(statement.text).all(...statement.params) as Row[]) : [];
    return {
      query,
      rows: rows.map((row) => ({ id: verseIdOfKey(row.key), text: row.text })),
      ...readTotals(ask<TotalsRow>(totals), ask<CountRow>(count)),
    };
  }

  /** Scans every verse for the forms, which are listed here as the text has them. */
  function scan(version: string, wanted: (words: ReadonlySet<string>) => boolean): number[] {
    const all = db
      .prepare(
        'SELECT key, text FROM verses WHERE key / 100000000 = (SELECT id FROM versions WHERE code = ?) ORDER BY key',
      )
      .all(version) as { key: number; text: string }[];
    return all
      .filter(({ text }) => wanted(new Set(text.toLowerCase().match(/[a-z]+/g))))
      .map(({ key }) => verseIdOfKey(key));
  }

  const love = 'love loves loved loving loveth lovest lovedst'.split(' ');
  const walk = 'walk walks walked walking walketh walkest walkedst'.split(' ');
  const go = 'go goes goeth goest going goings'.split(' ');
  const any = (words: ReadonlySet<string>, forms: readonly string[]): boolean => forms.some((form) => words.has(form));
  const readings: [text: string, version: string, wanted: (words: ReadonlySet<string>) => boolean][] = [
    ['~love', 'kjv_strongs', (words) => any(words, love)],
    ['~loveth', 'kjv_strongs', (words) => any(words, love)],
    ['~walkest', 'kjv_strongs', (words) => any(words, walk)],
    ['~go', 'kjv_strongs', (words) => any(words, go)],
    ['~love', 'web', (words) => any(words, love)],
    ['~love ~walk', 'kjv_strongs', (words) => any(words, love) && any(words, walk)],
    ['~love OR ~walk OR joy', 'kjv_strongs', (words) => any(words, [...love, ...walk, 'joy'])],
    ['~walk -~go', 'kjv_strongs', (words) => any(words, walk) && !any(words, go)],
    ['~love -(God OR ~xyzzy)', 'kjv_strongs', (words) => any(words, love) && !words.has('god')],
    ['love', 'kjv_strongs', (words) => words.has('love')],
  ];
  it.each(readings)('finds %s in %s like a scan of the whole text', (text, version, wanted) => {
    const result = search(text, version);
    const expected = scan(version, wanted);
    expect(result.rows.map(({ id }) => id)).toEqual(expected);
    expect(result.verses).toBe(expected.length);
    expect(result.rows.every((verse) => matchedSpans(result.query, verse).length > 0)).toBe(true);
  });

  it('counts as many occurrences as it highlights', () => {
    for (const text of ['~love', '~love OR ~walk', '~love OR lov*']) {
      const result = search(text, 'kjv_strongs');
      expect(result.occurrences, text).toBe(
        result.rows.reduce((sum, verse) => sum + countMatches(result.query, verse), 0),
      );
    }
  });

  it('limits results to a scope, orders by relevance, and finds nothing for words that do not occur', () => {
    const inRomans = search('~love', 'kjv_strongs').rows.filter(({ id }) => Math.floor(id / 1_000_000) === 45);
    expect(search('~love in:Rom', 'kjv_strongs').rows).toEqual(inRomans);
    expect(search('~love Gen 1-50; Rom 1-16', 'kjv_strongs').rows).toEqual(expect.arrayContaining(inRomans));
    expect(search('~love', 'kjv_strongs', { order: 'relevance' }).rows).toHaveLength(
      search('~love', 'kjv_strongs').rows.length,
    );
    for (const [text, version] of [
      ['~xyzzy', 'kjv_strongs'],
      ['~love', 'wlc'],
    ] as const)
      expect(search(text, version)).toMatchObject({ verses: 0, rows: [] });
    expect(search('~love PROX(3) ~xyzzy OR joy', 'kjv_strongs').rows).toHaveLength(
      search('joy', 'kjv_strongs').rows.length,
    );
  });

  it('looks the forms up in their own row', () => {
    const { page, totals } = searchStatements(parsed('~love'), {
      versionId: 1,
      hasRenderings: true,
      page: 1,
      pageSize: 30,
    });
    for (const statement of [page, totals]) {
      const plan =
        statement &&
        (db.prepare(`EXPLAIN QUERY PLAN ${statement.text}`).all(...statement.params) as { detail: string }[]);
      expect(plan?.map(({ detail }) => detail).join('\n')).toContain(
        'SEARCH b USING PRIMARY KEY (version_id=? AND first<?)',
      );
    }
  });

  it.each(heavyQueries.filter((text) => text.includes('~')))('returns a page for %s', (text) => {
    const { rows, verses } = search(text, 'kjv_strongs', { pageSize: 30, byBook: true });
    expect(rows).toHaveLength(Math.min(30, verses));
  });
});
