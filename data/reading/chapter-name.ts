import { breadcrumbs } from '../site/breadcrumbs.ts';
import { singularNameIn } from '../bible/spanish-book-names.ts';
import { splitVerseId, type VerseId } from '../bible/verse-id.ts';
import { chapterPath } from './reading-paths.ts';
import type { Chapter } from './chapter.ts';

/** "John 3", "Psalm 23"; "Juan 3" in Spanish. */
export function chapterName(book: number, chapter: number, language = 'en'): string {
  return `${singularNameIn(language, book)} ${chapter}`;
}

/** Shown in brackets after a verse's own number where the King James Version has another: "4:1", "title". */
export function numberInKjv(kjv: VerseId): string {
  const { chapter, verse } = splitVerseId(kjv);
  return verse === 0 ? 'title' : `${chapter}:${verse}`;
}

/** Title of the page: "Malachi 3 · Westminster Leningrad Codex". */
export function chapterTitle({ version, book, chapter }: Pick<Chapter, 'version' | 'book' | 'chapter'>): string {
  return `${chapterName(book, chapter, version.language)} · ${version.name}`;
}

const descriptionLength = 150;

/** The start of the chapter, for search engines. */
export function chapterDescription({ verses }: Pick<Chapter, 'verses'>): string {
  const text = verses
    .slice(0, 6)
    .map((verse) => verse.text)
    .filter(Boolean)
    .join(' ');
  return text.length <= descriptionLength ? text : `${text.slice(0, text.lastIndexOf(' ', descriptionLength))}…`;
}

/** Where the chapter is (https://schema.org/BreadcrumbList). `origin` is that of the site. */
export function chapterData(
  { version, book, chapter }: Pick<Chapter, 'version' | 'book' | 'chapter'>,
  origin = '',
): object {
  return breadcrumbs(
    [
      [version.name, `/bible/${version.code}`],
      [chapterName(book, chapter, version.language), chapterPath(version.code, book, chapter)],
    ],
    origin,
  );
}

/**
 * The chapter's passage in the versification of the King James Version, in a form that the passage parser reads: "Joel
 * 2:28-32".
 */
export function passageOf({ book, chapter, verses }: Pick<Chapter, 'book' | 'chapter' | 'verses'>): string {
  const ids = verses.map(({ id, marks }) => marks.kjv ?? id);
  const [first, last] = [Math.min(...ids), Math.max(...ids)].map(splitVerseId);
  const renumbered = verses.some(
    ({ id, marks }) => marks.kjv !== undefined && splitVerseId(marks.kjv).chapter !== splitVerseId(id).chapter,
  );
  if (!renumbered || !first || !last) return chapterName(book, chapter);
  const start = `${chapterName(book, first.chapter)}:${first.verse}`;
  if (ids.every((id) => id === ids[0])) return start;
  return `${start}-${last.chapter === first.chapter ? last.verse : `${last.chapter}:${last.verse}`}`;
}
