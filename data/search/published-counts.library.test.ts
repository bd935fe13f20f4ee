import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { beforeAll, expect, it } from 'vitest';
import { heavyQueries } from '../testing/heavy-queries.ts';
import { describeParsing } from '../dictionary/morphology.ts';
import { inOriginalOrder } from '../interlinear/interlinear-verse.ts';
import type { CounterpartVerse } from '../reading/placed-verse.ts';
import type { ReadableVersion } from '../reading/readable-version.ts';
import { wordsOfVerses } from '../reading/strongs-words.ts';
import { tagsInOrder, type VerseMarks } from '../text/verse-marks.ts';
import { verseWords } from '../text/words-of-verse.ts';
import { verseIdOfKey } from '../bible/verse-id.ts';
import { storedCode } from '../versions/version-twins.ts';
import { countMatches, matchedSpans } from './results/highlight.ts';
import { parseSearch } from './language/parse.ts';
import { searchStatements, type SearchArgs } from './sql/statements.ts';
import type { CountRow, SearchTotals, TotalsRow } from './sql/totals.ts';
import type { SearchQuery } from './language/tree.ts';

const file = process.env.LEXICON_LIBRARY ?? 'data/library.sqlite';
let db: Database.Database;

beforeAll(() => {
  if (!existsSync(file))
    throw new Error(`${file} is not there: build it with "npm run library", or name another in LEXICON_LIBRARY`);
  db = new Database(file, { readonly: true });
  if (!db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'words'").get())
    throw new Error(`${file} has no table "words": build it again`);
});

interface Found extends SearchTotals {
  query: SearchQuery;
  rows: { id: number; text: string; marks: { words?: [number, number, `H${number}`][] } }[];
}

/** A text that has two codes is loaded under one of them. */
function loaded(version: string): { id: number; code: string } {
  const row = db.prepare<string, { id: number; code: string }>('SELECT id, code FROM versions WHERE code = ?');
  const result = row.get(storedCode(version, (code) => row.get(code) !== undefined));
  if (!result) throw new Error(`${file} lacks ${version}`);
  return result;
}

function search(text: string, version = 'kjv_strongs', more: Partial<SearchArgs> = {}): Found {
  const result = parseSearch(text);
  if (result.kind !== 'query') throw new Error(`${text}: ${JSON.stringify(result)}`);
  const { id, code } = loaded(version);
  const args = { versionId: id, hasRenderings: code === 'kjv_strongs', page: 1, pageSize: 40_000, ...more };
  const { page, totals, count, readTotals } = searchStatements(result.query, args);
  const rows = db.prepare(page.text).all(...page.params) as { key: number; text: string; marks: string }[];
  return {
    query: result.query,
    rows: rows.map(({ key, text: verse, marks }) => ({ id: verseIdOfKey(key), text: verse, marks: JSON.parse(marks) })),
    ...readTotals(
      totals ? (db.prepare(totals.text).all(...totals.params) as TotalsRow[]) : [],
      count ? (db.prepare(count.text).all(...count.params) as CountRow[]) : [],
    ),
  };
}

/** Bible SuperSearch's own tests, the manual of BSD's bible(1), and the examples of the specification; whole words. */
const published: [text: string, verses: number][] = [
  ['faith', 231],
  ['faith*', 336],
  ['faith joy', 5],
  ['faith OR joy', 381],
  ['(faith AND joy) OR "free spirit"', 6],
  ['"blessed hope" appearing', 1],
  ["Jacob's trouble", 1],
  ['gold', 361],
  ['love', 281],
  ['faith AND love', 16],
];
for (const version of ['kjv_strongs', 'kjv']) {
  it.each(published)(`finds %s in %i verses of ${version}`, (text, verses) => {
    const result = search(text, version);
    expect(result.verses).toBe(verses);
    expect(result.rows).toHaveLength(verses);
  });
}

const expectedIds: [text: string, ids: number[]][] = [
  ['"blessed hope" appearing', [56_002_013]],
  ["Jacob's trouble", [24_030_007]],
  ['"darkness was upon the face"', [1_001_002]],
  ['"God so loved"', [43_003_016, 62_004_011]],
  ['John 3:16 Rom 5:8', [43_003_016, 45_005_008]],
  ['"free spirit" OR "Jacob\'s trouble" OR Jude 3', [19_051_012, 24_030_007, 65_001_003]],
];
it.each(expectedIds)('finds %s at %j', (text, ids) => {
  expect(search(text).rows.map(({ id }) => id)).toEqual(ids);
});

it('counts gold 417 times, from one row and by reading every verse', () => {
  const result = search('gold');
  expect(result.occurrences).toBe(417);
  expect(result.rows.reduce((sum, verse) => sum + countMatches(result.query, verse), 0)).toBe(417);
});

it('has counts by book that add up to the total', () => {
  for (const text of [
    'gold',
    'lo*',
    'lov*',
    'love*',
    'fa* OR lov*',
    '"of gold"',
    'gold in:OT',
    'faith OR joy',
    'H430',
  ]) {
    const result = search(text, 'kjv_strongs', { byBook: true });
    expect(
      [...(result.byBook?.values() ?? [])].reduce((sum, verses) => sum + verses, 0),
      text,
    ).toBe(result.rows.length);
    for (const [book, verses] of result.byBook ?? []) {
      expect(
        result.rows.filter(({ id }) => Math.floor(id / 1_000_000) === book),
        `${text}, book ${book}`,
      ).toHaveLength(verses);
    }
  }
});

/** All combinations of rows of `words`, compared with the verses that the index itself finds. */
const joined: string[] = [
  'the of',
  'the of and',
  'faith joy',
  'faith OR joy',
  'the -of',
  'lord -(god OR the)',
  '(the of) OR (faith hope)',
  'lov* god',
  'lov* OR love OR lo*',
  'righteous* -the',
  'th* an*',
  '"of the"',
  '"the lord"',
  '"of the lord" god',
  '"of the" OR "in the"',
  'the -"of the"',
  '"the lord" -"of the lord"',
  '"and it came to pass"',
  '"of the" OR "God so loved"',
  '"God so loved" the',
  '"of the" in:Romans',
  'the of in:OT',
  'faith -the in:Jude',
  'in:Jude "of the"',
  '"verily verily"',
  'H430 H3068',
  'H430 -god',
  '~love ~go',
  '~love OR H430',
  'xyzzy the',
  'xyzzy OR the',
  '"xyzzy the"',
  'the -xyzzy',
];
for (const version of ['kjv_strongs', 'web', 'wlc']) {
  it.each(joined)(`counts %s in ${version} as often as it finds it, with and without books`, (text) => {
    const result = search(text, version, { byBook: true });
    expect(result.verses).toBe(result.rows.length);
    const books = Map.groupBy(result.rows, ({ id }) => Math.floor(id / 1_000_000));
    expect([...(result.byBook ?? [])]).toEqual([...books].map(([book, verses]) => [book, verses.length]));
    expect(search(text, version).verses).toBe(result.rows.length);
  });
}

it.each(['"of the"', '"the lord"', '"and it came to pass"', 'lov* OR love OR lo*', 'the OR of'])(
  'counts as many occurrences of %s as it highlights',
  (text) => {
    for (const version of ['kjv_strongs', 'web', 'wlc']) {
      const result = search(text, version);
      if (result.occurrences !== undefined)
        expect(result.occurrences, version).toBe(
          result.rows.reduce((sum, verse) => sum + countMatches(result.query, verse), 0),
        );
    }
  },
);

const numbers: [number: string, version: string][] = [
  ['H430', 'kjv_strongs'],
  ['H7225', 'kjv_strongs'],
  ['G26', 'kjv_strongs'],
  ['H853', 'kjv_strongs'],
  ['H430', 'wlc'],
  ['H1254', 'wlc'],
];
it.each(numbers)('finds %s in %s as often as it is tagged', (number, version) => {
  const result = search(number, version);
  const tagged = db
    .prepare('SELECT total, verse_total FROM occurrences WHERE number = ? AND version = ?')
    .get(number, version);
  expect({ total: result.occurrences, verse_total: result.verses }).toEqual(tagged);
  expect(result.rows).toHaveLength(result.verses);
});

it('finds love where it is tagged G26, and can exclude those verses', () => {
  const asTagged = search('love G26');
  expect(asTagged.rows.every((verse) => matchedSpans(asTagged.query, verse).length > 0)).toBe(true);
  const both = search('love AND G26');
  const wanting = both.rows.filter((verse) => matchedSpans(asTagged.query, verse).length > 0);
  expect(asTagged.rows.map(({ id }) => id)).toEqual(wanting.map(({ id }) => id));
  expect(search('love -(love G26)').verses).toBe(281 - asTagged.verses);
});

/** A query, and the same condition as a regular expression on the whole text. */
const readings: [text: string, version: string, test: (verse: string) => boolean][] = [
  ['case:LORD', 'kjv_strongs', (verse) => /(?<![A-Za-z])LORD(?![A-Za-z])/.test(verse)],
  ['case:Lord', 'kjv_strongs', (verse) => /(?<![A-Za-z])Lord(?![A-Za-z])/.test(verse)],
  [
    'lord -case:LORD',
    'kjv_strongs',
    (verse) => /\blord\b/i.test(verse) && !/(?<![A-Za-z])LORD(?![A-Za-z])/.test(verse),
  ],
  ['case:"the LORD" faith', 'kjv_strongs', (verse) => /\bthe LORD\b/.test(verse) && /\bfaith\b/i.test(verse)],
  ['faith NEAR(1) hope', 'kjv_strongs', (verse) => /\bfaith\W+hope\b|\bhope\W+faith\b/i.test(verse)],
  ['faith* hope*', 'kjv_strongs', (verse) => /\bfaith/i.test(verse) && /\bhope/i.test(verse)],
  [
    '(faith OR hope) -love -charity',
    'kjv_strongs',
    (verse) => /\b(faith|hope)\b/i.test(verse) && !/\b(love|charity)\b/i.test(verse),
  ],
];
it.each(readings)('finds %s in %s like a scan of the whole text', (text, version, test) => {
  const all = db
    .prepare('SELECT key, text FROM verses WHERE key / 100000000 = ? ORDER BY key')
    .all(loaded(version).id) as { key: number; text: string }[];
  const expected = all.filter((verse) => test(verse.text)).map(({ key }) => verseIdOfKey(key));
  const result = search(text, version);
  expect(result.rows.map(({ id }) => id)).toEqual(expected);
  expect(result.verses).toBe(expected.length);
});

it('finds words near each other in verses, chapters and books', () => {
  const faith = search('faith').rows.map(({ id }) => id);
  const joy = search('joy').rows.map(({ id }) => id);
  const either = [...new Set([...faith, ...joy])].sort((a, b) => a - b);
  const expected = (close: (a: number, b: number) => boolean): number[] =>
    either.filter((id) => [faith, joy].every((side) => side.some((other) => close(id, other))));
  const ids = (text: string): number[] => search(text).rows.map(({ id }) => id);
  expect(ids('faith PROX(5) joy')).toEqual(expected((a, b) => Math.abs(a - b) <= 5));
  expect(ids('faith PROC joy')).toEqual(expected((a, b) => Math.floor(a / 1_000) === Math.floor(b / 1_000)));
  expect(ids('faith PROB joy')).toEqual(expected((a, b) => Math.floor(a / 1_000_000) === Math.floor(b / 1_000_000)));
});

it('finds Hebrew with and without points and final forms, and by its exact form', () => {
  const pointed = search('אֱלֹהִים', 'wlc');
  expect(pointed.verses).toBeGreaterThan(600);
  expect(search('אלהימ', 'wlc').verses).toBe(pointed.verses);
  expect(search('בראשית ברא', 'wlc').rows[0]?.id).toBe(1_001_001);
  const exact = search('exact:בְּרֵאשִׁ֖ית', 'wlc');
  expect(exact.rows.map(({ id }) => id)).toContain(1_001_001);
  // The query is in the order of Unicode's normal forms. The text has the dagesh first.
  expect(exact.rows.every(({ text }) => text.normalize('NFC').includes('בְּרֵאשִׁ֖ית'.normalize('NFC')))).toBe(true);
  expect(exact.rows.every((verse) => matchedSpans(exact.query, verse).length > 0)).toBe(true);
});

it('finds words of the Hebrew text by their parsing', () => {
  expect(search('H1254 [Vqp3ms]', 'wlc').rows[0]?.id).toBe(1_001_001);
  const parsed = search('[Vqp3ms]', 'wlc');
  expect(parsed.rows.every((verse) => matchedSpans(parsed.query, verse).length > 0)).toBe(true);
  expect(search('[Vq*]', 'wlc').verses).toBeGreaterThan(parsed.verses);
});

/** Stems that differ only by case, compared with a scan of the source's codes. */
it.each([
  ['[VP*]', /\/VP/],
  ['[Vp*]', /\/Vp/],
  ['[VH*]', /\/VH/],
  ['[Vh*]', /\/Vh/],
  ['[VQ*]', /\/VQ/],
  ['[VPp3ms]', /\/VPp3ms(?:\/|$)/],
  // With the words that have no number, such as "to him".
  ['[Sp3ms]', /\/Sp3ms$/],
])('finds %s in the verses that have the code', (text, code) => {
  const all = db
    .prepare('SELECT key, marks FROM verses WHERE key / 100000000 = ? ORDER BY key')
    .all(loaded('wlc').id) as { key: number; marks: string }[];
  const expected = all.filter(({ marks }) =>
    tagsInOrder(JSON.parse(marks)).some(([, , , parsing = '']) => code.test(parsing.replace(/^[HA]/, '/'))),
  );
  expect(search(text, 'wlc').rows.map(({ id }) => id)).toEqual(expected.map(({ key }) => verseIdOfKey(key)));
});

/** Ruth 1:8 has an imperfect written and a jussive read. */
it('finds a written form (ketiv) by its own parsing', () => {
  const { id } = loaded('wlc');
  const all = db
    .prepare('SELECT key, text, marks FROM verses WHERE key / 100000000 = ? AND marks LIKE \'%"ketiv"%\'')
    .all(id) as { key: number; text: string; marks: string }[];
  // Verbs of written forms whose parsing no other word of the verse has.
  const written = all.flatMap(({ key, marks: json }) => {
    const marks = JSON.parse(json) as VerseMarks;
    const codes = tagsInOrder(marks).map(([start, end, , code = '']) => ({ start, end, code: code.split('/').at(-1) }));
    return codes.flatMap(({ start, end, code = '' }) =>
      /^H?V[a-z][a-z]\d[mfc][sp]$/.test(code) &&
      marks.ketiv?.some(([from, to]) => from <= start && end <= to) &&
      codes.filter((other) => other.code?.replace(/^H/, '') === code.replace(/^H/, '')).length === 1
        ? [{ verse: verseIdOfKey(key), start, end, code: code.replace(/^H/, '') }]
        : [],
    );
  });
  expect(written.length).toBeGreaterThan(100);
  expect(written).toContainEqual(expect.objectContaining({ verse: 8_001_008, code: 'Vqi3ms' }));
  for (const [code, places] of Map.groupBy(written, (each) => each.code)) {
    const found = search(`[${code}]`, 'wlc');
    const rows = new Map(found.rows.map((row) => [row.id, row]));
    for (const { verse, start, end } of places) {
      const row = rows.get(verse);
      const spans = row ? matchedSpans(found.query, row) : [];
      expect([code, verse, spans.some(([from, to]) => from <= start && end <= to)]).toEqual([code, verse, true]);
    }
  }
});

/** "To him", "to you": a preposition with a suffix, which has no number of Strong. Dialogs and verse pages show these. */
it('has the parsing in plain words of each Hebrew word without a number', () => {
  const all = db
    .prepare<[number], { text: string; marks: string }>('SELECT text, marks FROM verses WHERE key / 100000000 = ?')
    .all(loaded('wlc').id);
  const parsed = all
    .flatMap(({ text, marks }) => verseWords(text, JSON.parse(marks), true))
    .filter(({ number, morphology }) => !number && morphology);
  expect(parsed).toHaveLength(5977);
  const described = parsed.map(({ word, morphology = '' }) => [word, describeParsing(morphology)]);
  expect(described.filter(([, parsing]) => parsing === '')).toEqual([]);
  // For six, the source has the code of another word.
  expect(described.filter(([, parsing = '']) => !parsing.includes('suffix'))).toHaveLength(6);
  const row = search('Genesis 2:18', 'wlc').rows[0];
  const parsing = 'preposition + pronoun suffix, third person masculine singular';
  const version = { language: 'hbo' } as ReadableVersion;
  const verse = { id: 1_002_018, text: row?.text ?? '', marks: row?.marks ?? {} } as CounterpartVerse;
  expect(
    wordsOfVerses([verse], version, new Map()).find(({ word }) => word.replaceAll(/\P{L}/gu, '') === 'לו'),
  ).toMatchObject({
    strongsNumber: '',
    parsing,
  });
  // The verse page and the interlinear.
  const [inVerse] = inOriginalOrder({ original: [verse], translation: [], entries: new Map(), language: 'hbo' });
  expect(inVerse?.units.flatMap(({ words }) => words.map((word) => word.parsing))).toContain(parsing);
});

const hasGreek = isGreekParsed();

/** Verses of MorphGNT with a line of that code, without the shorter ending of Mark. */
it.skipIf(!hasGreek).each<[query: string, verses: number]>([
  ['[V- 3AAI-S--]', 1945],
  ['[V-AAI-3S]', 1945],
  ['[aorist active indicative third person singular]', 1945],
  ['[aorist imperative]', 614],
  ['[noun dative plural feminine]', 293],
])('finds %s in %i verses of the Greek text', (query, verses) => {
  expect(search(query, 'sblgnt')).toMatchObject({ verses });
});

it.skipIf(!hasGreek)('has the number and the parsing of each word of John 3:16', () => {
  const [john] = search('John 3:16', 'sblgnt').rows;
  const words = verseWords(john?.text ?? '', john?.marks ?? {}, true);
  expect(words.filter(({ number, morphology }) => !number || !describeParsing(morphology ?? ''))).toEqual([]);
  const gave = words.find(({ word }) => word === 'ἔδωκεν');
  expect([gave?.number, describeParsing(gave?.morphology ?? '')]).toEqual([
    'G1325',
    'verb, aorist active indicative, third person singular',
  ]);
});

it.skipIf(!hasGreek)('finds the verses that the edition numbers differently by both numbers', () => {
  const idsOf = (text: string): number[] => search(text, 'sblgnt').rows.map(({ id }) => id);
  // Without renumbering, which the callers do.
  expect(idsOf('2 Cor 13:13')).toEqual([47_013_013]);
  expect(
    db.prepare("SELECT key % 100000000 AS id, marks ->> '$.kjv' AS kjv FROM verses WHERE key = 547013013").get(),
  ).toEqual({ id: 47_013_013, kjv: 47_013_014 });
});

it.skipIf(!hasGreek)('finds a number in one form, and a form by its own number', () => {
  expect(search('G25 [aorist imperative]', 'sblgnt').rows.map(({ id }) => id)).toEqual([60_001_022]);
  const inForm = db
    .prepare<[], number>(
      `SELECT DISTINCT v.key % 100000000 FROM verses v, json_each(v.marks, '$.words') word
        WHERE v.key / 100000000 = (SELECT id FROM versions WHERE code = 'sblgnt')
          AND word.value ->> 3 = 'V-AAI-3P' AND word.value ->> 4 = 'G2036' ORDER BY v.key`,
    )
    .pluck()
    .all();
  const found = search('G2036 [V-AAI-3P]', 'sblgnt');
  expect(found.rows.map(({ id }) => id)).toEqual(inForm);
  expect(found.rows.every((verse) => matchedSpans(found.query, verse).length > 0)).toBe(true);
  const said = search('G2036', 'sblgnt');
  expect(said.rows.every((verse) => matchedSpans(said.query, verse).length > 0)).toBe(true);
  expect(search('G3004 -G2036', 'sblgnt').verses).toBe(search('G3004', 'sblgnt').verses - said.verses);
});

/** Whether the library's Greek text has the parsings of MorphGNT. */
function isGreekParsed(): boolean {
  const library = existsSync(file) ? new Database(file, { readonly: true }) : undefined;
  const row = library?.prepare("SELECT tagged_words AS words FROM versions WHERE code = 'sblgnt'").get();
  library?.close();
  return typeof row === 'object' && row !== null && 'words' in row && Number(row.words) > 0;
}

it('limits results to a scope, and starts a psalm with its title', () => {
  expect(search('faith in:Matt-John').rows.every(({ id }) => id >= 40_000_000 && id < 44_000_000)).toBe(true);
  expect(search('faith in:Matt-John').verses).toBe(search('faith in:Matt-John').rows.length);
  expect(search('charity 1 cor 13').rows.map(({ id }) => Math.floor(id / 1_000))).toEqual(
    expect.arrayContaining([46_013]),
  );
  expect(search('Ps 51').rows[0]?.id).toBe(19_051_000);
  expect(search('in:OT').verses).toBe(search('in:OT').rows.length);
  expect(
    search('Jer 33; Gen 1; Rev 22')
      .rows.map(({ id }) => Math.floor(id / 1_000))
      .at(0),
  ).toBe(1_001);
});

it('pages in canonical order without gaps, and by relevance', () => {
  const all = search('"of gold"').rows.map(({ id }) => id);
  const pages = [1, 2, 3].flatMap((page) =>
    search('"of gold"', 'kjv_strongs', { page, pageSize: 30 }).rows.map(({ id }) => id),
  );
  expect(pages).toEqual(all.slice(0, 90));
  expect(all).toEqual(all.toSorted((a, b) => a - b));
  expect(
    search('gold', 'kjv_strongs', { order: 'relevance' })
      .rows.map(({ id }) => id)
      .toSorted((a, b) => a - b),
  ).toEqual(search('gold').rows.map(({ id }) => id));
});

const manyStretches = 'Gen,Lev,Deut,Judg,1Sam,1Kgs,1Chr,Ezra,Esth,Ps,Eccl,Isa,Lam,Dan,Joel,Obad,Nah';
it.each(['Ps,Rom', 'gospels,1Jn,Rev', manyStretches])('orders several ranges together by relevance, in:%s', (scope) => {
  for (const query of ['god', 'the', 'lord OR love', '~love', '"son of"']) {
    const inside = new Set(search(`${query} in:${scope}`).rows.map(({ id }) => id));
    expect(inside.size, query).toBeGreaterThan(3);
    const wanted = search(query, 'kjv_strongs', { order: 'relevance' })
      .rows.map(({ id }) => id)
      .filter((id) => inside.has(id));
    expect(
      search(`${query} in:${scope}`, 'kjv_strongs', { order: 'relevance' }).rows.map(({ id }) => id),
      query,
    ).toEqual(wanted);
    const pages = [1, 2].flatMap((page) =>
      search(`${query} in:${scope}`, 'kjv_strongs', { order: 'relevance', page, pageSize: 2 }).rows.map(({ id }) => id),
    );
    expect(pages, query).toEqual(wanted.slice(0, 4));
  }
});

it.each(heavyQueries.filter((text) => !text.includes('~')))('returns a page for %s', (text) => {
  const { rows, verses } = search(text, 'kjv_strongs', { pageSize: 30, byBook: true });
  expect(rows).toHaveLength(Math.min(30, verses));
});
