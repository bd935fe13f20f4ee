import type { BibleIndex } from '#data/markup/bible-index.ts';
import { staticVersions } from '#data/model/static-versions.ts';
import { chaptersOf } from './chapter-page.ts';
import { libraryFrame, type Version } from './frame.ts';

/** Every loaded version, the site's own first. */
export function biblePage(): { versions: Version[] } {
  const { versions } = libraryFrame();
  return { versions };
}

/** The books and chapters of a version. */
export function bibleVersionPage(code: string): BibleIndex {
  const version = libraryFrame().versions.find((each) => each.code === code);
  if (!version) throw new RangeError(`The library has no version ${code}`);
  const last = new Map<number, number>();
  for (const { book, chapter } of chaptersOf(code)) last.set(book, chapter);
  return { version, books: [...last].map(([book, lastChapter]) => ({ book, lastChapter })) };
}

/** Static versions that are loaded. */
export function staticLoadedVersions(): string[] {
  return libraryFrame().versions.map(({ code }) => code).filter((code) => staticVersions.includes(code));
}
