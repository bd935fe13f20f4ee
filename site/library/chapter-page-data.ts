import { asc, between, sql } from 'drizzle-orm';
import { readChapter, type ChapterArgs } from '#data/reading/read-chapter.ts';
import type { Chapter } from '#data/reading/chapter.ts';
import { defaultFirst } from '#data/versions/loaded-version.ts';
import { verseIdOfKey, verseKey, splitVerseId } from '#data/bible/verse-id.ts';
import { verseMapOf, type VerseMap } from '#data/bible/versification.ts';
import { verseMap, verses } from '#data/schema/library.ts';
import { queryLibrary, library } from './query-library.ts';
import { libraryMetadata } from './frame.ts';

let map: VerseMap | undefined;

/** The map of verses whose numbers differ in the Hebrew Bible. */
function hebrewNumbers(): VerseMap {
  return (map ??= verseMapOf(library.select().from(verseMap).orderBy(asc(verseMap.wlc)).all()));
}

/** All data of a chapter page. Throws if the version does not have the chapter. */
export async function chapterPage(code: string, book: number, chapter: number): Promise<Chapter> {
  const result = await readChapter(queryLibrary, argsOf(code, book, chapter));
  if (!result.chapter) throw new RangeError(`${code} has no chapter ${chapter} of book ${book}`);
  return result.chapter;
}

function argsOf(code: string, book: number, chapter: number): ChapterArgs {
  const versions = libraryMetadata().versions.toSorted(defaultFirst);
  const version = versions.find((each) => each.code === code);
  if (!version) throw new RangeError(`The library has no version ${code}`);
  return { version, book, chapter, versions, map: hebrewNumbers() };
}

/** Chapters of a version, in canonical order. */
export function chaptersOf(code: string): { book: number; chapter: number }[] {
  const version = libraryMetadata().versions.find((each) => each.code === code);
  if (!version) return [];
  const rows = library
    .selectDistinct({ chapter: sql<number>`${verses.key} / 1000` })
    .from(verses)
    .where(between(verses.key, verseKey(version.id, 0), verseKey(version.id + 1, 0)))
    .all();
  return rows
    .map((row) => splitVerseId(verseIdOfKey(row.chapter * 1000)))
    .map(({ book, chapter }) => ({ book, chapter }));
}
