import { LibraryPlan, queryRows, type QueryLibrary } from './library-plan.ts';
import { chapterCounterpart } from '../bible/chapter-counterpart.ts';
import type { LoadedVersion } from '../versions/loaded-version.ts';
import { chapterPath, verseLink } from './reading-paths.ts';
import { sql, type Sql } from '../search/sql/sql-tag.ts';
import { verseId, verseIdOfKey, verseKey, versionKeyUnit, type VerseId } from '../bible/verse-id.ts';
import type { VerseMarks } from '../text/verse-marks.ts';
import type { VerseMap } from '../bible/versification.ts';
import { readChapterReferences } from './read-chapter-references.ts';
import type { Chapter, ChapterVerse, ChapterVersion } from './chapter.ts';

export interface ChapterArgs {
  version: LoadedVersion;
  book: number;
  chapter: number;
  /** Every loaded version, in the order of menus. */
  versions: readonly LoadedVersion[];
  map: VerseMap;
}

export interface FoundChapter {
  /** Absent where the version has no such chapter. */
  chapter: Chapter | undefined;
  /** The book's last chapter in the version; absent where it lacks the book. */
  lastChapter: number | undefined;
  /** The same chapter in other versions. */
  others: Chapter['others'];
}

interface KeyRow {
  key: number;
}

/**
 * The data of a chapter's page, and the versions that have it, in the version's own versification. Both the build and
 * the worker use it.
 */
export async function readChapter(ask: QueryLibrary, args: ChapterArgs): Promise<FoundChapter> {
  const { version, book, chapter } = args;
  const start = verseKey(version.id, verseId({ book, chapter, verse: 0 }));
  const plan = new LibraryPlan();
  const readVerses = planVerses(plan, version, { book, chapter });
  const readLinks = planLinks(plan, args);
  const previous = plan.add<KeyRow>(edge(version.id * versionKeyUnit, start - 1, 'DESC'));
  const next = plan.add<KeyRow>(edge(start + 1000, (version.id + 1) * versionKeyUnit - 1, 'ASC'));
  await plan.ask(ask);

  const { lastChapter, ...links } = readLinks();
  const { others } = links;
  const verses = readVerses();
  if (verses.length === 0) return { chapter: undefined, lastChapter, others };
  return {
    chapter: {
      ...links,
      verses,
      lastChapter: lastChapter ?? chapter,
      previous: idOf(previous()),
      next: idOf(next()),
      ...(await readChapterReferences(ask, args, verses)),
    },
    lastChapter,
    others,
  };
}

type FoundLinks = Pick<Chapter, 'version' | 'book' | 'chapter' | 'others' | 'comparedWith'> &
  Pick<FoundChapter, 'lastChapter'>;

function planLinks(plan: LibraryPlan, args: ChapterArgs): () => FoundLinks {
  const { version, book, chapter } = args;
  const bookStart = verseKey(version.id, verseId({ book, chapter: 0, verse: 0 }));
  const last = plan.add<KeyRow>(edge(bookStart, bookStart + 999_999, 'DESC'));
  const readOthers = planOthers(plan, args);
  return () => {
    const others = readOthers();
    const lastVerse = idOf(last());
    return {
      version: shownVersion(version),
      book,
      chapter,
      lastChapter: lastVerse === undefined ? undefined : Math.floor((lastVerse % 1_000_000) / 1000),
      others: others.map(({ name, href }) => ({ name, href })),
      comparedWith: chooseComparedVersion(
        version,
        others.map((other) => other.version),
      ),
    };
  };
}

/** Adds a statement for only the verses of a chapter. */
export function planVerses(
  plan: LibraryPlan,
  version: LoadedVersion,
  { book, chapter }: { book: number; chapter: number },
): () => ChapterVerse[] {
  const start = verseKey(version.id, verseId({ book, chapter, verse: 0 }));
  const read = plan.add<{ key: number; text: string; marks: string }>(
    sql`SELECT key, text, marks FROM verses WHERE key BETWEEN ${start} AND ${start + 999} ORDER BY key`,
  );
  return () =>
    read().map(({ key, text, marks }) => ({
      id: verseIdOfKey(key),
      text,
      marks: JSON.parse(marks) as VerseMarks,
    }));
}

/** The last chapter of each book that a version has. */
export async function readBooks(
  ask: QueryLibrary,
  version: Pick<LoadedVersion, 'id'>,
): Promise<{ book: number; lastChapter: number }[]> {
  const first = version.id * versionKeyUnit;
  const rows = await queryRows<KeyRow>(
    ask,
    sql`WITH RECURSIVE book(key) AS (
      SELECT max(key) FROM verses WHERE key BETWEEN ${first} AND ${first + versionKeyUnit - 1}
      UNION ALL
      SELECT (SELECT max(v.key) FROM verses AS v WHERE v.key BETWEEN ${first} AND book.key / 1000000 * 1000000 - 1) FROM book WHERE book.key IS NOT NULL
    ) SELECT key FROM book WHERE key IS NOT NULL ORDER BY key`,
  );
  return rows.map(({ key }) => ({
    book: Math.floor((key % versionKeyUnit) / 1_000_000),
    lastChapter: Math.floor((key % 1_000_000) / 1000),
  }));
}

/** Removes data that only the library needs, because the row may have more columns. */
function shownVersion(version: LoadedVersion): ChapterVersion {
  const { code, name, shortName, language, direction, versification, taggedWords } = version;
  return { code, name, shortName, language, direction, versification, taggedWords };
}

/** Adds statements to find the versions that have the chapter, by their own number of its first verse. */
function planOthers(
  plan: LibraryPlan,
  { version, versions, book, chapter, map }: ChapterArgs,
): () => { version: LoadedVersion; name: string; href: string }[] {
  const first = verseId({ book, chapter, verse: 1 });
  const planned = versions
    .filter(({ id }) => id !== version.id)
    .map((other) => {
      const counterpart = chapterCounterpart(first, version.versification, other.versification, map);
      const from = verseKey(other.id, verseId({ ...counterpart, verse: 0 }));
      // A chapter that begins within another one is opened at its first verse.
      const href =
        counterpart.verse === undefined
          ? chapterPath(other.code, counterpart.book, counterpart.chapter)
          : verseLink(other.code, counterpart.verse);
      return {
        found: { version: other, name: other.name, href },
        rows: plan.add<KeyRow>(edge(from, from + 999, 'ASC')),
      };
    });
  return () => planned.filter(({ rows }) => rows().length > 0).map(({ found }) => found);
}

/** The default version to compare a chapter with: one in another language, otherwise the first. */
function chooseComparedVersion(
  version: Pick<LoadedVersion, 'language'>,
  others: readonly Pick<LoadedVersion, 'code' | 'language'>[],
): string | undefined {
  return (others.find(({ language }) => language !== version.language) ?? others[0])?.code;
}

/** The first or last verse in a range of keys. */
function edge(from: number, to: number, order: 'ASC' | 'DESC'): Sql {
  return order === 'ASC'
    ? sql`SELECT key FROM verses WHERE key BETWEEN ${from} AND ${to} ORDER BY key LIMIT 1`
    : sql`SELECT key FROM verses WHERE key BETWEEN ${from} AND ${to} ORDER BY key DESC LIMIT 1`;
}

function idOf(rows: readonly KeyRow[]): VerseId | undefined {
  return rows[0] && verseIdOfKey(rows[0].key);
}
