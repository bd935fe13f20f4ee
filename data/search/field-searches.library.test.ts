import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { beforeAll, expect, it } from 'vitest';
import { formatVerse, verseIdOfKey } from '../bible/verse-id.ts';
import type { VerseMarks } from '../text/verse-marks.ts';
import { parseSearch } from './language/parse.ts';
import { expandWildcards, wildcardsOf } from './language/wildcards.ts';
import { matchedSpans } from './results/highlight.ts';
import type { Sql } from './sql/sql-tag.ts';
import { searchStatements } from './sql/statements.ts';
import type { CountRow, TotalsRow } from './sql/totals.ts';
import { selectWildcardWords } from './sql/wildcard-words.ts';

const file = process.env.LEXICON_LIBRARY ?? 'data/library.sqlite';
let db: Database.Database;

beforeAll(() => {
  if (!existsSync(file))
    throw new Error(`${file} is not there: build it with "npm run library", or name another in LEXICON_LIBRARY`);
  db = new Database(file, { readonly: true });
});

interface Verse {
  key: number;
  reference: string;
  text: string;
  marks: VerseMarks;
}

function search(
  text: string,
  code = 'kjv_strongs',
): { verses: Verse[]; references: string[]; occurrences: number | undefined; marked: string[] } {
  const parsed = parseSearch(text);
  if (parsed.kind !== 'query') throw new Error(`${text}: ${JSON.stringify(parsed)}`);
  const rows = <Row>(statement: Sql | undefined): Row[] =>
    statement ? (db.prepare(statement.text).all(...statement.params) as Row[]) : [];
  const { id } = db.prepare('SELECT id FROM versions WHERE code = ?').get(code) as { id: number };
  const words = wildcardsOf(parsed.query).map((pattern): [string, string[]] => [
    pattern,
    rows<{ word: string }>(selectWildcardWords(pattern, id)).map(({ word }) => word),
  ]);
  const { query, problem } = expandWildcards(parsed.query, new Map(words));
  if (problem !== undefined) throw new Error(problem);
  const args = { versionId: id, hasRenderings: code === 'kjv_strongs', page: 1, pageSize: 40_000 };
  const { page, totals, count, readTotals } = searchStatements(query, args);
  const verses = rows<{ key: number; text: string; marks: string }>(page).map((row) => ({
    ...row,
    reference: formatVerse(verseIdOfKey(row.key)),
    marks: JSON.parse(row.marks) as VerseMarks,
  }));
  return {
    verses,
    references: verses.map(({ reference }) => reference),
    occurrences: readTotals(rows<TotalsRow>(totals), rows<CountRow>(count)).occurrences,
    marked: verses.flatMap((verse) => matchedSpans(query, verse).map(([start, end]) => verse.text.slice(start, end))),
  };
}

interface Case {
  /** The report. */
  source: string;
  query: string;
  version: string;
  /** Verses that the reporter expects. */
  found: string[];
  /** They are all. */
  isAll?: boolean;
  /** A word that is highlighted. */
  marked?: string;
}

/** Searches from public reports about comparable programs, with the verses that the reporter asks for. */
const cases: Case[] = [
  {
    source: 'https://github.com/bibletime/bibletime/issues/138',
    query: '"new Jerusalem"',
    version: 'kjv_strongs',
    found: ['Revelation 3:12', 'Revelation 21:2'],
    isAll: true,
  },
  {
    source: 'https://github.com/bibletime/bibletime/issues/99',
    query: 'sojourner* fathers',
    version: 'kjv_strongs',
    found: ['1 Chronicles 29:15', 'Psalm 39:12'],
    isAll: true,
  },
  {
    source: 'https://github.com/bibletime/bibletime/issues/313',
    query: 'mark',
    version: 'kjv_strongs',
    found: ['Genesis 4:15'],
  },
  {
    source: 'https://github.com/bibletime/bibletime/issues/313',
    query: 'vengeance',
    version: 'kjv_strongs',
    found: ['Genesis 4:15', 'Deuteronomy 32:35'],
  },
  {
    source: 'https://github.com/AndBible/and-bible/issues/1572',
    query: 'elder*',
    version: 'kjv_strongs',
    found: ['Genesis 10:21', 'Exodus 3:16'],
    marked: 'elders',
  },
  {
    source: 'https://github.com/AndBible/and-bible/issues/2582',
    query: 'H5315 blood',
    version: 'kjv_strongs',
    found: ['Genesis 9:4', 'Leviticus 17:11'],
  },
  {
    source: 'https://github.com/eliranwong/UniqueBible/issues/770',
    query: 'beginning G746',
    version: 'kjv_strongs',
    found: ['John 1:1'],
  },
  {
    source: 'https://github.com/ezra-bible-app/ezra-bible-app/issues/79',
    query: 'G5179',
    version: 'kjv_strongs',
    found: ['John 20:25', 'Acts 7:44'],
  },
  {
    source: 'https://github.com/ezra-bible-app/ezra-bible-app/issues/1085',
    query: 'H0776',
    version: 'kjv_strongs',
    found: ['Genesis 1:1'],
    marked: 'the earth',
  },
  {
    source: 'https://github.com/ezra-bible-app/ezra-bible-app/issues/62',
    query: '"the heaven and the earth"',
    version: 'kjv_strongs',
    found: ['Genesis 1:1'],
    marked: 'the heaven and the earth',
  },
  {
    source: 'https://github.com/bibletime/bibletime/issues/34',
    query: 'משפט',
    version: 'wlc',
    found: ['Micah 6:8'],
  },
  {
    source: 'https://github.com/quelea-projection/Quelea/issues/71',
    query: 'ἀρχῇ',
    version: 'sblgnt',
    found: ['John 1:1'],
  },
  {
    source: 'https://github.com/Sefaria/Sefaria-Project/pull/1096',
    query: '״בראשית ברא״',
    version: 'wlc',
    found: ['Genesis 1:1'],
    isAll: true,
  },
];

it.each(cases)('$query in $version ($source)', ({ query, version, found, isAll, marked }) => {
  const result = search(query, version);
  expect(result.references).toEqual(isAll ? found : expect.arrayContaining(found));
  if (marked !== undefined) expect(result.marked).toContain(marked);
});

it('finds a Hebrew word with its points where it finds it without them', () => {
  expect(search('מִשְׁפָּט', 'wlc').references).toEqual(search('משפט', 'wlc').references);
});

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
  const solomon = found.verses.find(({ reference }) => reference === '1 Kings 3:6');
  expect(solomon && rendered(solomon, 'H2617')).toEqual(['mercy', 'kindness']);
  expect(search('H2617 -mercy').verses.map(({ key }) => key)).not.toContain(solomon?.key);
});
