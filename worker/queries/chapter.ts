import type { ChapterVerse } from '#data/markup/chapter.ts';
import { chooseReferences, type VerseReferences } from '#data/model/choose-references.ts';
import type { EntryNumber } from '#data/model/entry-number.ts';
import { sql, type Sql } from '#data/model/search/sql-text.ts';
import { verseId, verseIdOfKey, verseKey, versionUnit, type VerseId } from '#data/model/verse-id.ts';
import type { VerseMarks } from '#data/model/verse-marks.ts';
import { BatchPlan } from './batch.ts';
import type { LoadedVersion } from './catalogue.ts';

export interface ChapterPlace {
  book: number;
  chapter: number;
}

export interface ChapterRows {
  edition: string;
  /** Empty: the version has no such chapter. */
  verses: ChapterVerse[];
  /** The book's last chapter in the version; absent where it lacks the book. */
  lastChapter: number | undefined;
  previous: VerseId | undefined;
  next: VerseId | undefined;
  /** Codes of the other versions that have their place. */
  elsewhere: Set<string>;
}

interface KeyRow {
  key: number;
}

/** A chapter with what stands around it, and which of other versions' chapters there are. One batch, a few rows beside the verses. */
export async function readChapter(
  database: D1Database,
  version: LoadedVersion,
  { book, chapter }: ChapterPlace,
  others: readonly { version: LoadedVersion; place: ChapterPlace }[],
): Promise<ChapterRows> {
  const start = verseKey(version.id, verseId({ book, chapter, verse: 0 }));
  const bookStart = verseKey(version.id, verseId({ book, chapter: 0, verse: 0 }));
  const plan = new BatchPlan();
  const verses = plan.add<{ key: number; text: string; marks: string }>(sql`SELECT key, text, marks FROM verses WHERE key BETWEEN ${start} AND ${start + 999} ORDER BY key`);
  const last = plan.add<KeyRow>(edge(bookStart, bookStart + 999_999, 'DESC'));
  const previous = plan.add<KeyRow>(edge(version.id * versionUnit, start - 1, 'DESC'));
  const next = plan.add<KeyRow>(edge(start + 1000, (version.id + 1) * versionUnit - 1, 'ASC'));
  const found = others.map(({ version: other, place }) => {
    const from = verseKey(other.id, verseId({ ...place, verse: 0 }));
    return { code: other.code, rows: plan.add<KeyRow>(edge(from, from + 999, 'ASC')) };
  });
  const edition = await plan.run(database);
  const idOf = (rows: KeyRow[]): VerseId | undefined => rows[0] && verseIdOfKey(rows[0].key);
  const lastVerse = idOf(last());
  return {
    edition,
    verses: verses().map(({ key, text, marks }) => ({ id: verseIdOfKey(key), text, marks: JSON.parse(marks) as VerseMarks })),
    lastChapter: lastVerse === undefined ? undefined : Math.floor((lastVerse % 1_000_000) / 1000),
    previous: idOf(previous()),
    next: idOf(next()),
    elsewhere: new Set(found.filter(({ rows }) => rows().length > 0).map(({ code }) => code)),
  };
}

/** The first or last verse of a stretch of keys. */
function edge(from: number, to: number, order: 'ASC' | 'DESC'): Sql {
  return order === 'ASC'
    ? sql`SELECT key FROM verses WHERE key BETWEEN ${from} AND ${to} ORDER BY key LIMIT 1`
    : sql`SELECT key FROM verses WHERE key BETWEEN ${from} AND ${to} ORDER BY key DESC LIMIT 1`;
}

export interface ChapterReferences {
  chosen: ReturnType<typeof chooseReferences>;
  glosses: Map<EntryNumber, string>;
}

/** Cross-references of verses, by their numbers in the King James Version, and the meanings of the words that they share. */
export async function readChapterReferences(database: D1Database, ids: readonly VerseId[]): Promise<ChapterReferences> {
  const plan = new BatchPlan();
  const rows = plan.add<{ verse: number; others: string }>(
    sql`SELECT r.verse, r.others FROM json_each(${JSON.stringify(ids)}) AS s CROSS JOIN cross_references AS r ON r.verse = s.value`,
  );
  await plan.run(database);
  const chosen = chooseReferences(rows().map(({ verse, others }) => ({ verse, others: JSON.parse(others) as VerseReferences['others'] })));
  const glosses = new Map<EntryNumber, string>();
  if (chosen.length === 0) return { chosen, glosses };
  const numbers = [...new Set(chosen.flatMap(({ shared }) => shared))];
  const words = new BatchPlan();
  const found = words.add<{ number: EntryNumber; gloss: string }>(
    sql`SELECT e.number, e.gloss FROM json_each(${JSON.stringify(numbers)}) AS s CROSS JOIN entries AS e ON e.number = s.value`,
  );
  await words.run(database);
  for (const { number, gloss } of found()) glosses.set(number, gloss);
  return { chosen, glosses };
}

/** The last chapter of each book that a version has. */
export async function readBooks(database: D1Database, version: LoadedVersion): Promise<{ book: number; lastChapter: number }[]> {
  const plan = new BatchPlan();
  const first = version.id * versionUnit;
  const rows = plan.add<KeyRow>(
    sql`WITH RECURSIVE book(key) AS (
      SELECT max(key) FROM verses WHERE key BETWEEN ${first} AND ${first + versionUnit - 1}
      UNION ALL
      SELECT (SELECT max(v.key) FROM verses AS v WHERE v.key BETWEEN ${first} AND book.key / 1000000 * 1000000 - 1) FROM book WHERE book.key IS NOT NULL
    ) SELECT key FROM book WHERE key IS NOT NULL ORDER BY key`,
  );
  await plan.run(database);
  return rows().map(({ key }) => ({ book: Math.floor((key % versionUnit) / 1_000_000), lastChapter: Math.floor((key % 1_000_000) / 1000) }));
}
