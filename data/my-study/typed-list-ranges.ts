import { bookByNumber } from '../bible/books.ts';
import { verseCounts } from '../bible/verse-counts.ts';
import { splitVerseId, verseId } from '../bible/verse-id.ts';
import { readTypedPassage } from '../search/language/typed-passage.ts';
import type { VerseRange } from '../search/language/verse-ranges.ts';
import type { StudyAnchor } from './study-row.ts';

/**
 * The passages of a text that a reader types, in any form that passage fields read. Each consists of verses of the King
 * James Version; a chapter starts at its first verse. Returns a sentence if the text is not a passage.
 */
export function readTypedListRanges(text: string): Pick<StudyAnchor, 'start' | 'end'>[] | string | undefined {
  const passage = readTypedPassage(text);
  if (!passage) return undefined;
  if ('message' in passage) return passage.message;
  const ranges = passage.ranges.flatMap((range) => existingRange(range) ?? []);
  return ranges.length > 0 ? ranges : undefined;
}

function existingRange([from, to]: VerseRange): Pick<StudyAnchor, 'start' | 'end'> | undefined {
  const first = splitVerseId(from);
  const last = splitVerseId(to);
  const lastChapter = Math.min(last.chapter, bookByNumber(last.book).chapters);
  const verses = verseCounts(last.book, 'kjv')[lastChapter - 1] ?? 0;
  const start = from === to ? from : verseId({ ...first, chapter: first.chapter || 1, verse: first.verse || 1 });
  const end = verseId({
    ...last,
    chapter: lastChapter,
    verse: last.chapter > lastChapter ? verses : Math.min(last.verse, verses),
  });
  return start <= end ? { start, end } : undefined;
}
