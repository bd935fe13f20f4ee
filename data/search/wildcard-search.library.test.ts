import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { beforeAll, expect, it } from 'vitest';
import { formatVerse, verseIdOfKey } from '../bible/verse-id.ts';
import type { VerseMarks } from '../text/verse-marks.ts';
import { decodeTextPack } from './engine/decode-text-pack.ts';
import { makeIndex, type MemoryIndex } from './engine/memory-index.ts';
import { packVersion, readLibraryCounts, type RunQuery } from './engine/pack-library.ts';
import { searchMemory } from './engine/search-memory.ts';
import { expandInMemory } from './engine/wildcard-terms.ts';
import { parseSearch } from './language/parse.ts';
import { matchedSpans } from './results/highlight.ts';
import type { FoundVerse } from './results/found.ts';

const file = process.env.LEXICON_LIBRARY ?? 'data/library.sqlite';
let db: Database.Database;
let index: MemoryIndex;
beforeAll(() => {
  if (!existsSync(file))
    throw new Error(`${file} is not there: build it with "npm run library", or name another in LEXICON_LIBRARY`);
  db = new Database(file, { readonly: true });
  const ask: RunQuery = <Row>(sql: string, ...params: (string | number)[]) => db.prepare(sql).all(...params) as Row[];
  index = makeIndex(decodeTextPack(packVersion(ask, 'kjv_strongs', readLibraryCounts(ask)) ?? new Uint8Array()));
});

function search(text: string): { verses: FoundVerse[]; occurrences: number | undefined; marked: string[] } {
  const parsed = parseSearch(text);
  if (parsed.kind !== 'query') throw new Error(`${text}: ${JSON.stringify(parsed)}`);
  const { query, problem } = expandInMemory(parsed.query, [index]);
  if (problem !== undefined) throw new Error(problem);
  const { verses, totals } = searchMemory({ query, indexes: [index], page: 1, perPage: 40_000, order: 'canonical' });
  const marked = verses.flatMap((verse) =>
    matchedSpans(query, verse).map(([start, end]) => verse.text.slice(start, end)),
  );
  return { verses, occurrences: totals.occurrences, marked };
}

/** Whole words of the text itself that a regular expression matches. */
function scan(pattern: RegExp): { verses: number; words: string[] } {
  const all = db
    .prepare("SELECT text FROM verses WHERE key / 100000000 = (SELECT id FROM versions WHERE code = 'kjv_strongs')")
    .all() as { text: string }[];
  const matches = all.map(({ text }) => text.toLowerCase().match(pattern) ?? []).filter(({ length }) => length > 0);
  return { verses: matches.length, words: matches.flat() };
}

it.each([
  ['v?il', /\bv[a-z]il\b/g],
  ['?saia?', /\b[a-z]saia[a-z]\b/g],
  ['t?mp*', /\bt[a-z]mp[a-z]*/g],
  ['sanct?f?*', /\bsanct[a-z]f[a-z]+/g],
  ['qu??k', /\bqu[a-z][a-z]k\b/g],
])('finds and marks for %s what a scan of the whole text finds', (text, pattern) => {
  const expected = scan(pattern);
  const found = search(text);
  expect(found.verses.length).toBe(expected.verses);
  expect(found.occurrences).toBe(expected.words.length);
  expect(found.marked.map((word) => word.toLowerCase())).toEqual(expected.words);
});

it('refuses a pattern that matches more than fifty words', () => {
  expect(() => search('?ea*')).toThrow('“?ea*” matches more than 50 words. Type more letters.');
});

/** The tags of the number in a verse, with their words. */
function rendered({ text, marks }: { text: string; marks: VerseMarks }, number: string): string[] {
  return (marks.words ?? []).flatMap(([start, end, tagged]) => (tagged === number ? [text.slice(start, end)] : []));
}

it('finds each occurrence of a number that is rendered otherwise, also beside one that is not', () => {
  const all = db
    .prepare(
      "SELECT key, text, marks FROM verses WHERE key / 100000000 = (SELECT id FROM versions WHERE code = 'kjv_strongs') AND marks LIKE '%\"H2617\"%'",
    )
    .all() as { key: number; text: string; marks: string }[];
  const others = all
    .map(({ key, text, marks }) => ({
      key,
      others: rendered({ text, marks: JSON.parse(marks) as VerseMarks }, 'H2617').filter(
        (words) => !/\bmercy\b/i.test(words),
      ),
    }))
    .filter((verse) => verse.others.length > 0);
  const found = search('H2617 other:mercy');
  expect(found.verses.map(({ key }) => key)).toEqual(others.map(({ key }) => key));
  expect(found.marked).toEqual(others.flatMap((verse) => verse.others));

  // "great mercy" and "this great kindness".
  const solomon = found.verses.find(({ key }) => formatVerse(verseIdOfKey(key)) === '1 Kings 3:6');
  expect(solomon && rendered(solomon, 'H2617')).toEqual(['mercy', 'kindness']);
  expect(search('H2617 -mercy').verses.map(({ key }) => key)).not.toContain(solomon?.key);
});
