import { and, asc, between, desc, eq, gt, lt, sql } from 'drizzle-orm';
import { chapterReference } from '#data/markup/chapter-reference.ts';
import type { Chapter, ChapterReference, ChapterVerse } from '#data/markup/chapter.ts';
import { chooseBeside } from '#data/markup/choose-beside.ts';
import { otherChapterPath } from '#data/markup/other-chapter.ts';
import { chapterCounterpart } from '#data/model/chapter-counterpart.ts';
import { chooseReferences } from '#data/model/choose-references.ts';
import { renumberedRuns, type RenumberedRun } from '#data/model/search/renumber.ts';
import { verseId, verseIdOfKey, verseKey, versePlace, type VerseId } from '#data/model/verse-id.ts';
import * as tables from '#data/schema/library.ts';
import { library } from './database.ts';
import { libraryFrame, type Version } from './frame.ts';

const { verses, verseMap, entries, crossReferences } = tables;

const from = sql.placeholder('from');
const to = sql.placeholder('to');
const versesQuery = library.select().from(verses).where(between(verses.key, from, to)).orderBy(asc(verses.key)).prepare();
const beforeQuery = library
  .select({ key: verses.key })
  .from(verses)
  .where(and(gt(verses.key, from), lt(verses.key, to)))
  .orderBy(desc(verses.key))
  .limit(1)
  .prepare();
const afterQuery = library
  .select({ key: verses.key })
  .from(verses)
  .where(and(gt(verses.key, from), lt(verses.key, to)))
  .orderBy(asc(verses.key))
  .limit(1)
  .prepare();
const referencesQuery = library
  .select()
  .from(crossReferences)
  .where(sql`${crossReferences.verse} in (select value from json_each(${sql.placeholder('ids')}))`)
  .prepare();
const glossQuery = library.select({ gloss: entries.gloss }).from(entries).where(eq(entries.number, sql.placeholder('number'))).prepare();

let runs: RenumberedRun[] | undefined;

/** Where the Hebrew numbering differs. */
function hebrewRuns(): RenumberedRun[] {
  return (runs ??= renumberedRuns(library.select({ wlc: verseMap.wlc, kjv: verseMap.kjv }).from(verseMap).orderBy(asc(verseMap.wlc)).all()));
}

/** Everything that a chapter's page shows, in the version's own numbers. Throws where the version has no such chapter. */
export function chapterPage(code: string, book: number, chapter: number): Chapter {
  const { versions } = libraryFrame();
  const version = versions.find((each) => each.code === code);
  if (!version) throw new RangeError(`The library has no version ${code}`);
  const rows = chapterVerses(version, book, chapter);
  const first = rows[0]?.id;
  if (first === undefined) throw new RangeError(`${version.name} has no chapter ${chapter} of book ${book}`);
  const others = versions.flatMap((other) => otherVersion(other, version, first));
  return {
    version,
    book,
    chapter,
    verses: rows,
    lastChapter: versePlace(lastVerse(version, verseId({ book, chapter: 0, verse: 0 }), verseId({ book: book + 1, chapter: 0, verse: 0 })) ?? first).chapter,
    previous: lastVerse(version, 0, verseId({ book, chapter, verse: 0 })),
    next: firstVerse(version, verseId({ book, chapter, verse: 999 }), verseId({ book: 67, chapter: 0, verse: 0 })),
    others: others.map(({ name, href }) => ({ name, href })),
    beside: chooseBeside(version, others.map((other) => other.version)),
    references: references(version, rows),
  };
}

/** Chapters of a version, in canonical order. */
export function chaptersOf(code: string): { book: number; chapter: number }[] {
  const version = libraryFrame().versions.find((each) => each.code === code);
  if (!version) return [];
  const rows = library
    .selectDistinct({ chapter: sql<number>`${verses.key} / 1000` })
    .from(verses)
    .where(between(verses.key, verseKey(version.id, 0), verseKey(version.id + 1, 0)))
    .all();
  return rows.map((row) => versePlace(verseIdOfKey(row.chapter * 1000))).map(({ book, chapter }) => ({ book, chapter }));
}

function chapterVerses(version: Version, book: number, chapter: number): ChapterVerse[] {
  const start = verseKey(version.id, verseId({ book, chapter, verse: 0 }));
  return versesQuery.all({ from: start, to: start + 999 }).map(({ key, text, marks }) => ({ id: verseIdOfKey(key), text, marks }));
}

function lastVerse(version: Version, after: VerseId, before: VerseId): VerseId | undefined {
  const row = beforeQuery.get({ from: verseKey(version.id, after), to: verseKey(version.id, before) });
  return row && verseIdOfKey(row.key);
}

function firstVerse(version: Version, after: VerseId, before: VerseId): VerseId | undefined {
  const row = afterQuery.get({ from: verseKey(version.id, after), to: verseKey(version.id, before) });
  return row && verseIdOfKey(row.key);
}

/** The same chapter in another version; nothing where that lacks it. */
function otherVersion(other: Version, version: Version, first: VerseId): { version: Version; name: string; href: string }[] {
  if (other === version) return [];
  const counterpart = chapterCounterpart(first, version.versification, other.versification, hebrewRuns());
  const start = verseId({ ...counterpart, verse: 0 });
  if (firstVerse(other, start - 1, start + 999) === undefined) return [];
  return [{ version: other, name: other.name, href: otherChapterPath(other.code, counterpart) }];
}

function references(version: Version, rows: readonly ChapterVerse[]): ChapterReference[] {
  const ownIds = new Map(rows.map(({ id, marks }) => [marks.kjv ?? id, id]));
  const found = referencesQuery.all({ ids: JSON.stringify([...ownIds.keys()]) });
  return chooseReferences(found).map((chosen) => chapterReference(chosen, version, ownIds, hebrewRuns(), (number) => glossQuery.get({ number })?.gloss ?? ''));
}
