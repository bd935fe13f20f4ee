import type { RenumberedRun } from './search/renumber.ts';
import { renumberVerse, type Versification } from './renumber-verse.ts';
import { versePlace, type VerseId } from './verse-id.ts';

export interface ChapterCounterpart {
  book: number;
  chapter: number;
  /** Where the chapter begins within the other one, which is numbered otherwise. */
  verse: VerseId | undefined;
}

/** The chapter of another numbering in which a chapter's first verse stands: Malachi 4 begins within Hebrew Malachi 3. */
export function chapterCounterpart(first: VerseId, from: Versification, to: Versification, runs: readonly RenumberedRun[]): ChapterCounterpart {
  const id = renumberVerse(first, from, to, runs);
  const { book, chapter, verse } = versePlace(id);
  return { book, chapter, verse: chapter === versePlace(first).chapter || verse <= 1 ? undefined : id };
}
