import type Database from 'better-sqlite3';
import { books } from '#data/bible/books.ts';
import { verseCounts } from '#data/bible/verse-counts.ts';

interface Assertion {
  name: string;
  /** A query that returns one row for each violation, with its message in the first column. */
  violationQuery: string;
}

const hebrewEntries = 8674;
const greekEntries = 5523;
const kingJamesVerses = 31_102;
const leningradVerses = 23_213;
const newTestamentVerses = 7_957;
const oldTestamentChapters = 929;

/** Expects `want` rows. The violation says how many there are. */
function expectCount(name: string, from: string, want: number): Assertion {
  return {
    name,
    violationQuery: `SELECT 'there are ' || count(*) || ' instead of ${want}' FROM ${from} HAVING count(*) <> ${want}`,
  };
}

/** Whether a version is the site's own, not an administrator's text with the same code. */
function loaded(code: string): string {
  return `(SELECT 1 FROM versions WHERE code = '${code}' AND source NOT LIKE 'import-%')`;
}

const inVersion = (code: string): string => `v.key / 100000000 = (SELECT id FROM versions WHERE code = '${code}')`;
const isVerse = 'v.key % 1000 > 0';
const name = "(SELECT code FROM versions WHERE id = v.key / 100000000) || ', verse ' || (v.key % 100000000)";

function verseCount(code: string, want: number): Assertion {
  return {
    name: `${code} is complete`,
    violationQuery: `SELECT 'it has ' || count(*) || ' verses instead of ${want}' FROM verses v
      WHERE ${inVersion(code)} AND ${isVerse} HAVING ${loaded(code)} AND count(*) <> ${want}`,
  };
}

/** Versions that administrators imported. Nothing is known about them in advance, so all of their data is checked. */
const imported = "v.key / 100000000 IN (SELECT id FROM versions WHERE source LIKE 'import-%')";
const chaptersOf = `(VALUES ${books
  .map(({ number }) => `(${number}, ${Math.max(verseCounts(number, 'kjv').length, verseCounts(number, 'wlc').length)})`)
  .join(', ')})`;

/** References in dictionary prose, and offsets of marks, are JSON. */
const references = (column: string): string => `SELECT e.number || ' refers to ' || (part.value ->> 'number')
  FROM entries e, json_each(e.${column}) part
  WHERE part.type = 'object' AND part.value ->> 'kind' = 'reference'
    AND NOT EXISTS (SELECT 1 FROM entries target WHERE target.number = part.value ->> 'number')`;

const spans = (kind: string): string => `SELECT ${name} || ': a mark of ${kind} ends outside its text'
  FROM verses v, json_each(v.marks, '$.${kind}') span
  WHERE NOT (span.value ->> 0 BETWEEN 0 AND span.value ->> 1 AND span.value ->> 1 <= v.units)`;

/** A note and a line are arrays that begin with their offset. A paragraph is its offset. */
const points = (kind: string): string => `SELECT ${name} || ': a mark of ${kind} is outside its text'
  FROM verses v, json_each(v.marks, '$.${kind}') point
  WHERE coalesce(CASE point.type WHEN 'array' THEN point.value ->> 0 ELSE point.value END, -1) NOT BETWEEN 0 AND v.units`;

/** Verse ids in the King James Version's versification. The build also works without any text that has them. */
const englishVerses = `(SELECT v.key % 100000000 FROM verses v WHERE v.key / 100000000 IN (SELECT id FROM versions WHERE versification = 'kjv'))`;
const englishLoaded = "EXISTS (SELECT 1 FROM versions WHERE versification = 'kjv')";

/** Every verse with cross-references, and those cross-references. */
const referringVerses = `(SELECT c.chapter, CAST(verse.key AS INTEGER) AS verse, verse.value AS others FROM cross_references c, json_each(c.verses) verse)`;

/** Everything that must be true before a library replaces the one in use. */
export const assertions: readonly Assertion[] = [
  expectCount('all Hebrew entries', "entries WHERE language = 'hebrew'", hebrewEntries),
  expectCount('all Greek entries', "entries WHERE language = 'greek'", greekEntries),
  verseCount('kjv', kingJamesVerses),
  verseCount('kjv_strongs', kingJamesVerses),
  verseCount('wlc', leningradVerses),
  verseCount('tr', newTestamentVerses),
  verseCount('trparsed', newTestamentVerses),
  {
    name: 'every word of tr has its number and its parsing',
    violationQuery: `SELECT ${name} FROM verses v WHERE ${inVersion('tr')} AND ${loaded('tr')} AND length(v.text) - length(replace(v.text, ' ', '')) + 1
      <> (SELECT count(*) FROM json_each(v.marks, '$.words') word WHERE length(word.value ->> 3) > 0)`,
  },
  {
    name: 'wlc has the chapters of the Old Testament',
    violationQuery: `SELECT count(DISTINCT v.key / 1000) || ' chapters' FROM verses v WHERE ${inVersion('wlc')}
      HAVING ${loaded('wlc')} AND count(DISTINCT v.key / 1000) <> ${oldTestamentChapters}`,
  },
  {
    name: 'web is nearly complete',
    violationQuery: `SELECT count(*) || ' verses' FROM verses v WHERE ${inVersion('web')} AND ${isVerse}
      HAVING ${loaded('web')} AND count(*) NOT BETWEEN 31080 AND ${kingJamesVerses}`,
  },
  {
    name: 'imported verses are in existing chapters',
    violationQuery: `SELECT ${name} FROM verses v LEFT JOIN ${chaptersOf} book ON book.column1 = v.key % 100000000 / 1000000
      WHERE ${imported} AND (book.column2 IS NULL OR v.key % 1000000 / 1000 NOT BETWEEN 1 AND book.column2
        OR v.key % 1000 = 0 AND book.column1 <> 19)`,
  },
  {
    name: 'imported versions have the verses that were read',
    violationQuery: `SELECT code || ' has ' || (SELECT count(*) FROM verses v WHERE v.key / 100000000 = versions.id) || ' verses instead of ' || verses
      FROM versions WHERE source LIKE 'import-%' AND verses <> (SELECT count(*) FROM verses v WHERE v.key / 100000000 = versions.id)`,
  },
  { name: 'every reference in a definition has its entry', violationQuery: references('definition') },
  { name: 'every reference in a derivation has its entry', violationQuery: references('derivation') },
  { name: 'every entry has a word', violationQuery: "SELECT number || ' has no lemma' FROM entries WHERE lemma = ''" },
  {
    name: 'every gloss is one that a dictionary would print',
    violationQuery: `SELECT number || ': "' || gloss || '"' FROM entries
      WHERE length(gloss) NOT BETWEEN 1 AND 60 OR gloss GLOB '*[0-9…"]*' OR gloss LIKE '%  %' OR gloss LIKE '%,,%'
        OR gloss GLOB '* [,;)]*' OR gloss GLOB '*[,;:]' OR gloss GLOB '[,;:)]*'
        OR length(replace(gloss, '(', '')) <> length(replace(gloss, ')', ''))`,
  },
  {
    name: 'the text of verses is clean',
    violationQuery: `SELECT ${name} || ': "' || substr(v.text, 1, 60) || '"' FROM verses v
      WHERE v.text = '' OR v.text GLOB '*[<>{}|¶#\\]*' OR v.text GLOB '*/*' AND NOT ${imported} OR v.text GLOB '*[[]*' OR v.text GLOB '*]*' OR v.text LIKE '%  %'`,
  },
  {
    name: 'no prose contains markup',
    violationQuery:
      "SELECT number || ': ' || substr(usage, 1, 60) FROM entries WHERE definition || derivation GLOB '*[<>]*' OR usage GLOB '*[<>{}]*' OR gloss GLOB '*[<>{}]*'",
  },
  { name: 'tagged words are within their text', violationQuery: spans('words') },
  { name: 'supplied words are within their text', violationQuery: spans('supplied') },
  { name: 'divine names are within their text', violationQuery: spans('divineName') },
  { name: 'words of Jesus are within their text', violationQuery: spans('jesus') },
  { name: 'written readings are within their text', violationQuery: spans('ketiv') },
  { name: 'read readings are within their text', violationQuery: spans('qere') },
  {
    name: 'notes, paragraphs and lines are within their text',
    violationQuery: ['notes', 'paragraphs', 'lines'].map(points).join(' UNION ALL '),
  },
  {
    name: 'offsets mean the same in every language',
    violationQuery: `SELECT ${name} || ' holds a letter above U+FFFF' FROM verses v WHERE v.text GLOB '*[' || char(65536) || '-' || char(1114111) || ']*'`,
  },
  {
    name: 'every tagged number has its entry',
    violationQuery:
      "SELECT number || ' in ' || version FROM occurrences WHERE number NOT IN (SELECT number FROM entries)",
  },
  {
    name: 'occurrences add up to the tagged words',
    violationQuery: `SELECT code || ': ' || tagged_words || ' tagged words, ' || total || ' occurrences' FROM (
      SELECT code, tagged_words, (SELECT coalesce(sum(total), 0) FROM occurrences WHERE version = code) AS total FROM versions)
      WHERE tagged_words <> total`,
  },
  {
    name: 'forms add up to the occurrences',
    violationQuery: `SELECT o.number || ' in ' || o.version FROM occurrences o
      WHERE (o.version = 'wlc' AND ${loaded('wlc')} OR o.version = 'tr' AND ${loaded('tr')}
        OR o.version = 'sblgnt' AND ${loaded('sblgnt')} AND ${loaded('tr')})
        AND o.total <> (SELECT coalesce(sum(form.value ->> 1), 0)
          FROM json_each(o.forms) parsing, json_each(parsing.value, '$[1]') form)`,
  },
  {
    name: 'occurrences add up over their verses',
    violationQuery: `SELECT number || ' in ' || version FROM occurrences o
      WHERE total <> (SELECT sum(pair.value ->> 1) FROM json_each(o.verses) pair) OR verse_total <> json_array_length(verses)`,
  },
  {
    name: 'renderings add up to the occurrences',
    violationQuery: `SELECT o.number || ': ' || o.total FROM occurrences o WHERE o.version = 'kjv_strongs'
      AND o.total <> (SELECT coalesce(sum(total), 0) FROM renderings r WHERE r.number = o.number)`,
  },
  {
    name: 'words count every verse',
    violationQuery: `SELECT code FROM versions WHERE verses <> coalesce((SELECT w.verses FROM words w WHERE w.version_id = versions.id AND w.word = ''), 0)`,
  },
  {
    name: 'words add up over their books',
    violationQuery: `SELECT word || ' in version ' || version_id FROM words w WHERE (w.verses, occurrences) IS NOT
      (SELECT sum(part.value ->> 1), sum(part.value ->> 2) FROM json_each(w.books) part)`,
  },
  {
    // Checks one row in fifty, because each one is a separate query of the index, as in a search.
    name: 'word counts match the index',
    violationQuery: `SELECT word.key || ' in version ' || version_id || ': ' || (word.value ->> 0)
      FROM (SELECT *, row_number() OVER (ORDER BY version_id, first) AS place FROM word_blocks), json_each(terms) word
      WHERE place % 50 = 0 AND word.key GLOB '[ a-zא-תα-ω]*' AND word.key NOT GLOB '*[*]' AND word.value ->> 0 <> (SELECT count(*) FROM verses_fts
        WHERE verses_fts MATCH '"' || word.key || '"' AND verses_fts.rowid BETWEEN version_id * 100000000 AND version_id * 100000000 + 99999999)`,
  },
  {
    name: 'rows of words are sorted and complete',
    violationQuery: `SELECT first || ' in version ' || version_id FROM word_blocks b WHERE json_type(terms, '$."' || first || '"') IS NULL
      OR EXISTS (SELECT 1 FROM json_each(b.terms) t WHERE t.key < b.first OR t.key >= (SELECT min(n.first) FROM word_blocks n
        WHERE n.version_id = b.version_id AND n.first > b.first))`,
  },
  {
    name: 'verses of the map exist',
    violationQuery: `SELECT 'wlc verse ' || wlc FROM verse_map WHERE wlc < 40000000 AND NOT EXISTS
        (SELECT 1 FROM verses WHERE key = wlc + (SELECT id FROM versions WHERE code = 'wlc') * 100000000)
      UNION ALL SELECT 'sblgnt verse ' || wlc FROM verse_map WHERE wlc > 40000000 AND ${loaded('sblgnt')} AND NOT EXISTS
        (SELECT 1 FROM verses WHERE key = wlc + (SELECT id FROM versions WHERE code = 'sblgnt') * 100000000)
      UNION ALL SELECT 'kjv verse ' || kjv FROM verse_map WHERE kjv % 1000 > 0 AND ${loaded('kjv_strongs')} AND NOT EXISTS
        (SELECT 1 FROM verses WHERE key = kjv + (SELECT id FROM versions WHERE code = 'kjv_strongs') * 100000000)`,
  },
  {
    name: 'titles of the map exist',
    violationQuery: `SELECT 'kjv verse ' || kjv FROM verse_map WHERE kjv % 1000 = 0 AND ${loaded('kjv_strongs')} AND NOT EXISTS
      (SELECT 1 FROM verses WHERE key = kjv + (SELECT id FROM versions WHERE code = 'kjv_strongs') * 100000000)`,
  },
  {
    name: 'psalms have as many titles as the Hebrew text has verses more',
    violationQuery: `SELECT 'Psalm ' || chapter FROM (
        SELECT v.key % 1000000 / 1000 AS chapter, sum(${inVersion('wlc')}) - sum(${inVersion('kjv_strongs')}) AS more FROM verses v
        WHERE v.key % 100000000 / 1000000 = 19 AND ${isVerse} GROUP BY chapter)
      WHERE ${loaded('kjv_strongs')} AND ${loaded('wlc')} AND chapter <> 13
        AND more <> (SELECT count(*) FROM verse_map WHERE kjv = 19000000 + chapter * 1000)`,
  },
  {
    name: 'cross-references are to other verses that exist',
    violationQuery: `SELECT verse || ' to ' || (other.value ->> 0) FROM ${referringVerses}, json_each(others) other
      WHERE verse / 1000 <> chapter OR other.value ->> 0 / 1000 = chapter
        OR ${englishLoaded} AND (verse NOT IN ${englishVerses} OR other.value ->> 0 NOT IN ${englishVerses})`,
  },
  {
    name: 'references of the Treasury are to other verses that exist',
    violationQuery: `SELECT verse.key || ' to ' || other.value FROM cross_references c, json_each(c.treasury) verse, json_each(verse.value) other
      WHERE CAST(verse.key AS INTEGER) / 1000 <> c.chapter OR other.value = CAST(verse.key AS INTEGER)
        OR ${englishLoaded} AND other.value NOT IN ${englishVerses}`,
  },
  {
    name: 'a verse has one to ten cross-references, all different',
    violationQuery: `SELECT verse FROM ${referringVerses} WHERE json_array_length(others) NOT BETWEEN 1 AND 10
      OR json_array_length(others) <> (SELECT count(DISTINCT other.value ->> 0) FROM json_each(others) other)`,
  },
  {
    name: 'shared numbers are one to four and have their entries',
    violationQuery: `SELECT verse FROM ${referringVerses}, json_each(others) other
      WHERE json_array_length(other.value, '$[1]') NOT BETWEEN 1 AND 4
        OR EXISTS (SELECT 1 FROM json_each(other.value, '$[1]') shared WHERE shared.value NOT IN (SELECT number FROM entries))`,
  },
  {
    name: 'related entries exist and differ from their entry',
    violationQuery:
      "SELECT e.number || ' and ' || other.value FROM entries e, json_each(e.related) other WHERE other.value = e.number OR other.value NOT IN (SELECT number FROM entries)",
  },
  {
    name: 'wordings are those of the renderings',
    violationQuery: `SELECT wording FROM (
        SELECT lower(text) || ' ' || number || ' ' || total AS wording FROM renderings UNION ALL
        SELECT w.text || ' ' || (entry.value ->> 0) || ' ' || (entry.value ->> 1) FROM wordings w, json_each(w.entries) entry)
      GROUP BY wording HAVING count(*) <> 2`,
  },
];

/**
 * Up to three violations. SQLite counts code points and marks count UTF-16 units. They are equal, because no text has a
 * character above U+FFFF.
 */
export function violationsOf(db: Database.Database, violationQuery: string): string[] {
  return db
    .prepare<[], string>(`SELECT * FROM (${violationQuery.replaceAll('v.units', 'length(v.text)')}) LIMIT 3`)
    .pluck()
    .all();
}

type OnChecked = (done: number, total: number) => void;

/** Throws the name of the first assertion that fails, with up to three violations. */
export function assertLibrary(db: Database.Database, onChecked: OnChecked): void {
  for (const [index, { name: assertion, violationQuery }] of assertions.entries()) {
    const violations = violationsOf(db, violationQuery);
    if (violations.length > 0) throw new Error(`The library fails "${assertion}": ${violations.join('; ')}`);
    onChecked(index + 1, assertions.length);
  }
}
