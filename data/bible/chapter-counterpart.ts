import { versePlace, type VerseId } from './verse-id.ts';
import { counterparts, type Numbering, type VerseMap } from './versification.ts';

export interface ChapterCounterpart {
  book: number;
  chapter: number;
  /** Where the chapter begins within the other one, which is numbered otherwise. */
  verse: VerseId | undefined;
}

/** The chapter of another numbering in which a chapter's first verse stands: Malachi 4 begins within Hebrew Malachi 3. */
export function chapterCounterpart(first: VerseId, from: Numbering, to: Numbering, map: VerseMap): ChapterCounterpart {
  const id = counterparts(first, from, to, map)[0]?.id ?? first;
  const { book, chapter, verse } = versePlace(id);
  return { book, chapter, verse: chapter === versePlace(first).chapter || verse <= 1 ? undefined : id };
}
