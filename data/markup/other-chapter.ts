import type { ChapterCounterpart } from '../model/chapter-counterpart.ts';
import { chapterPath, verseLink } from './reading-address.ts';

/** Address of the same chapter in another version: of the verse with which it begins, where that is not a chapter's first. */
export function otherChapterPath(version: string, { book, chapter, verse }: ChapterCounterpart): string {
  return verse === undefined ? chapterPath(version, book, chapter) : verseLink(version, verse);
}
