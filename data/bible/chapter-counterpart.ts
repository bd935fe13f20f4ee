import { splitVerseId, type VerseId } from './verse-id.ts';
import { counterparts, type Versification, type VerseMap } from './versification.ts';

export interface ChapterCounterpart {
  book: number;
  chapter: number;
  /** The verse of that chapter where this one begins; `undefined` if it begins at the start. */
  verse: VerseId | undefined;
}

/** The chapter of another versification that has a chapter's first verse: Malachi 4 begins within Hebrew Malachi 3. */
export function chapterCounterpart(
  first: VerseId,
  from: Versification,
  to: Versification,
  map: VerseMap,
): ChapterCounterpart {
  const id = counterparts(first, from, to, map)[0]?.id ?? first;
  const { book, chapter, verse } = splitVerseId(id);
  return { book, chapter, verse: chapter === splitVerseId(first).chapter || verse <= 1 ? undefined : id };
}
