import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EntryNumber } from '#data/dictionary/entry-number.ts';
import { chapterName } from '#data/reading/chapter-name.ts';
import { findVersion } from '#data/reading/readable-version.ts';
import { chapterRange } from '#data/search/language/verse-ranges.ts';
import { handleDeviceRead } from '#data/reading/offline/answer-read.ts';
import { makeMemoryLibrary, type MemoryLibrary } from '#data/reading/offline/memory-library.ts';
import { versesWithNumber } from '#data/reading/offline/number-verses.ts';
import { unpackPairs } from '#data/bible/packed-pairs.ts';
import { decodeDictionaryPack } from '#data/search/engine/dictionary-pack.ts';
import { makeDictionary } from '#data/search/engine/dictionary.ts';
import { decodeTextPack } from '#data/search/engine/decode-text-pack.ts';
import { makeIndex, type MemoryIndex } from '#data/search/engine/memory-index.ts';
import { seededBelow } from '#data/search/engine/random-queries.ts';
import { verseIdOfKey, splitVerseId, type VerseId } from '#data/bible/verse-id.ts';
import type { VerseMarks } from '#data/text/verse-marks.ts';
import { shownMarks } from '#data/text/verse-tree.ts';
import { packedVersions } from '../pages/packs/packed-versions.ts';
import { databaseLikeD1 } from '../testing/database-like-d1.ts';
import { readTextPacks } from '../testing/read-text-packs.ts';
import { root } from '../sources/source-paths.ts';

/**
 * A device reads the same values from its packs as the worker reads from the library: pages of verses, comparisons,
 * interlinear chapters, and every verse of a Strong's number. Loaded by path, because the worker's types belong to another runtime.
 */
const file = process.env.LEXICON_LIBRARY ?? 'data/library.sqlite';
const seed = Number(process.env.LEXICON_SEED ?? Date.now() % 1_000_000);
const random = seededBelow(seed);
let db: Database.Database;
let library: MemoryLibrary;
let reading: unknown;
let d1: unknown;
let worker: Record<string, (...args: unknown[]) => Promise<Record<string, unknown>>>;

beforeAll(async () => {
  if (!existsSync(file)) throw new Error(`${file} is not there: build it with "npm run library"`);
  db = new Database(file, { readonly: true });
  const packs = readTextPacks(file);
  const indexes = packedVersions(file).map(({ code }) =>
    makeIndex(decodeTextPack(packs.get(code) ?? new Uint8Array())),
  );
  library = makeMemoryLibrary(
    indexes,
    makeDictionary(decodeDictionaryPack(packs.get('dictionary') ?? new Uint8Array())),
  );
  const modules = await Promise.all(
    [
      'reading/open-reading.ts',
      'reading/read-verse-page.ts',
      'comparison/read-parallel.ts',
      'interlinear/read-interlinear.ts',
      'dictionary/read-examples.ts',
    ].map((path) => import(join(root, 'worker', path))),
  );
  worker = Object.assign({}, ...modules);
  d1 = databaseLikeD1(db);
  reading = await worker['openReading']?.(d1);
});
afterAll(() => db?.close());

/** The value after JSON, with only the displayed marks: notes and paragraphs are only in chapters. */
const plain = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (key, part: unknown) => (key === 'marks' ? shownMarks(part as VerseMarks) : part));
const read = (what: Parameters<typeof handleDeviceRead>[1]): unknown => {
  const reply = handleDeviceRead(library, what);
  if (reply.kind === 'none') throw new Error(reply.message);
  return plain(reply.value);
};

it('has the complete verse map', () => {
  const rows = db
    .prepare('SELECT wlc, kjv, wlc_part AS wlcPart, kjv_part AS kjvPart FROM verse_map ORDER BY wlc, kjv')
    .all();
  const { runs, halves } = library.indexes[0]?.pack.head ?? { runs: [], halves: [] };
  expect(rows.length).toBeGreaterThan(1000);
  expect(unpackPairs(runs, halves)).toEqual(rows);
});

/** Verse ids in the King James Version's versification: unusual ones, and some at random. */
function someVerses(): VerseId[] {
  const all = db.prepare('SELECT key FROM verses WHERE key BETWEEN ? AND ?');
  const [version] = library.versions;
  const unit = 100_000_000;
  const keys = all.pluck().all((version?.id ?? 0) * unit, ((version?.id ?? 0) + 1) * unit) as number[];
  const odd = [1001001, 19051000, 19003000, 19035003, 39004001, 29002028, 11022043, 43003016, 66022021, 2020013];
  return [...odd, ...Array.from({ length: 60 }, () => verseIdOfKey(keys[random(keys.length)] ?? 0))];
}

it(`shows the pages of verses that the worker shows (seed ${seed})`, async () => {
  for (const id of someVerses()) {
    const page = await worker['readVersePage']?.(d1, reading, id);
    if (!page) continue;
    const { references: _references, ...shown } = page;
    const own = read({ what: 'verse-page', coordinates: splitVerseId(id) }) as { page: unknown };
    expect(own.page, `${id}, seed ${seed}`).toEqual(plain(shown));
  }
});

const passages: [passage: string, versions: string[]][] = [
  ['Psalm 51', []],
  ['Psalm 51', ['kjv_strongs', 'wlc', 'web', 'restored']],
  ['Malachi 3:16-24', ['wlc', 'kjv']],
  ['John 3:16', ['web', 'sblgnt']],
  ['John 3:16', ['web-interlinear', 'wlc-interlinear', 'kjv_strongs', 'sblgnt-interlinear']],
  ['1 Kings 22', ['wlc', 'web']],
  ['Psalm 119', ['kjv', 'wlc']],
  ['Romans 16', ['kjv_strongs', 'sblgnt']],
];
it.each(passages)('compares %s in %j like the worker', async (passage, versions) => {
  const { catalog } = reading as { catalog: unknown };
  const there = await worker['readComparison']?.(d1, catalog, { passage, versions });
  expect(read({ what: 'parallel', passage, versions })).toEqual(plain(there?.['answer']));
});

/** The first and the last chapter of a text, chapters that the Hebrew text divides differently, and a book's end. */
it.each<[text: string, book: number, chapter: number, previous: string | undefined, next: string | undefined]>([
  ['wlc', 1, 1, undefined, 'Genesis 2'],
  ['wlc', 29, 3, 'Joel 2', 'Joel 4'],
  ['wlc', 39, 3, 'Malachi 2', undefined],
  ['sblgnt', 40, 1, undefined, 'Matthew 2'],
  ['kjv_strongs', 39, 4, 'Malachi 3', 'Matthew 1'],
  ['web', 66, 22, 'Revelation 21', undefined],
  ['rv1909', 8, 1, 'Jueces 21', 'Rut 2'],
])(
  'shows the words of %s, book %i chapter %i like the worker, with its neighbors',
  async (code, book, chapter, ...ways) => {
    const text = findVersion(library, code);
    if (!text) throw new Error(`${code} is not in the packs`);
    const there = await worker['readInterlinear']?.(d1, reading, {
      text: findVersion((reading as { catalog: MemoryLibrary }).catalog, code),
      ranges: [chapterRange(book, chapter)],
      reference: chapterName(book, chapter, text.language),
      partner: '',
    });
    const { answer } = read({
      what: 'interlinear',
      text: code,
      chapter: { book, chapter },
      passage: '',
      partner: '',
    }) as { answer: { previous?: { name: string }; next?: { name: string } } };
    expect(answer).toEqual(plain(there));
    expect([answer.previous?.name, answer.next?.name]).toEqual(ways);
  },
);

it('counts every number in every tagged text like the library', () => {
  const rows = db.prepare('SELECT number, version, total, verse_total AS verseTotal, verses FROM occurrences').all();
  expect(rows.length).toBeGreaterThan(20_000);
  const indexOf = new Map(library.indexes.map((index): [string, MemoryIndex] => [index.pack.head.version.code, index]));
  const wrong: string[] = [];
  for (const row of rows as {
    number: EntryNumber;
    version: string;
    total: number;
    verseTotal: number;
    verses: string;
  }[]) {
    const index = indexOf.get(row.version);
    if (!index) continue;
    const result = versesWithNumber(index, { number: row.number, page: 1, pageSize: 50 });
    const first = (JSON.parse(row.verses) as [number, number][]).slice(0, 50).map(([id]) => id);
    const counted = [row.total, row.verseTotal, ...first].join();
    const { total = 0, verseTotal = 0 } = result.total ?? {};
    if ([total, verseTotal, ...result.rows.map(({ key }) => verseIdOfKey(key))].join() !== counted)
      wrong.push(`${row.number} in ${row.version}`);
  }
  expect(wrong).toEqual([]);
});

it(`gives the pages of a number that the worker gives, of renderings and books too (seed ${seed})`, async () => {
  const renderings = db.prepare('SELECT number, text FROM renderings').all() as { number: EntryNumber; text: string }[];
  const chosen = Array.from({ length: 80 }, () => renderings[random(renderings.length)]).filter((each) => each);
  const requests = [
    { number: 'G26' as EntryNumber, page: 2 },
    { number: 'H430' as EntryNumber, page: 9999 },
    { number: 'H430' as EntryNumber, page: 1, book: 19 },
    { number: 'H7225' as EntryNumber, page: 1, version: 'wlc' },
    { number: 'H853' as EntryNumber, page: 3 },
    { number: 'H9999' as EntryNumber, page: 1 },
    ...chosen.map((each) => ({ number: each?.number ?? 'H1', rendering: each?.text ?? '', page: 1 })),
  ];
  for (const args of requests) {
    const there = await worker['readExamples']?.(d1, { ...args, pageSize: 50 });
    const { edition: _edition, ...answer } = there ?? {};
    const own = read({ what: 'examples', ...args, pageSize: 50 }) as { entry?: object };
    expect({ ...own, entry: undefined }, JSON.stringify(args)).toEqual({
      ...(plain(answer) as object),
      entry: undefined,
    });
    expect(own.entry === undefined).toBe(answer['entry'] === undefined);
  }
});
