import { chapterReference } from '#data/markup/chapter-reference.ts';
import { chooseBeside } from '#data/markup/choose-beside.ts';
import type { Chapter } from '#data/markup/chapter.ts';
import { otherChapterPath } from '#data/markup/other-chapter.ts';
import { chapterCounterpart } from '#data/model/chapter-counterpart.ts';
import { verseId } from '#data/model/verse-id.ts';
import { readCatalogue, readRuns, type LoadedVersion } from '../queries/catalogue.ts';
import { readChapter, readChapterReferences, type ChapterPlace } from '../queries/chapter.ts';

export interface LoadedChapter {
  /** Absent: the version has no such chapter. */
  chapter: Chapter | undefined;
  /** The book's last chapter in the version; absent where it lacks the book. */
  lastChapter: number | undefined;
  /** The same chapter in other versions. */
  others: Chapter['others'];
}

/** A chapter as its page shows it, and where else it stands. Throws `LibraryUnavailable`. */
export async function loadChapter(database: D1Database, version: LoadedVersion, { book, chapter }: ChapterPlace): Promise<LoadedChapter> {
  const { versions } = await readCatalogue(database);
  const runs = await readRuns(database);
  const first = verseId({ book, chapter, verse: 1 });
  const candidates = versions
    .filter(({ code }) => code !== version.code)
    .map((other) => ({ version: other, place: chapterCounterpart(first, version.versification, other.versification, runs) }));
  const rows = await readChapter(database, version, { book, chapter }, candidates);
  const found = candidates.filter((each) => rows.elsewhere.has(each.version.code));
  const others = found.map((each) => ({ name: each.version.name, href: otherChapterPath(each.version.code, each.place) }));
  if (rows.verses.length === 0) return { chapter: undefined, lastChapter: rows.lastChapter, others };

  const ownIds = new Map(rows.verses.map(({ id, marks }) => [marks.kjv ?? id, id]));
  const { chosen, glosses } = await readChapterReferences(database, [...ownIds.keys()]);
  return {
    chapter: {
      version,
      book,
      chapter,
      verses: rows.verses,
      lastChapter: rows.lastChapter ?? chapter,
      previous: rows.previous,
      next: rows.next,
      others,
      beside: chooseBeside(version, found.map((each) => each.version)),
      references: chosen.map((each) => chapterReference(each, version, ownIds, runs, (number) => glosses.get(number) ?? '')),
    },
    lastChapter: rows.lastChapter,
    others,
  };
}
