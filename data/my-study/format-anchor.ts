import { chapterOf, formatVerse, splitVerseId } from '../bible/verse-id.ts';
import { bookByNumber } from '../bible/books.ts';
import { verseCounts } from '../bible/verse-counts.ts';
import type { StudyAnchor } from './study-row.ts';

/** "John 3:16", "John 3:16–18", "John 3" for a whole chapter, "John 3:16–4:2", "Jude 20 – Revelation 1:3". */
export function formatStudyRange({ start, end }: Pick<StudyAnchor, 'start' | 'end'>): string {
  if (start === end) return formatVerse(start);
  const [from, to] = [splitVerseId(start), splitVerseId(end)];
  const name = bookByNumber(from.book).name.replace('Psalms', 'Psalm');
  if (from.book !== to.book) return `${formatVerse(start)} – ${formatVerse(end)}`;
  if (chapterOf(start) !== chapterOf(end)) {
    if (from.verse <= 1 && isLastVerse(end)) return `${name} ${from.chapter}–${to.chapter}`;
    return `${formatVerse(start)}–${to.chapter}:${to.verse}`;
  }
  return from.verse <= 1 && isLastVerse(end) ? `${name} ${from.chapter}` : `${formatVerse(start)}–${to.verse}`;
}

function isLastVerse(id: number): boolean {
  const { book, chapter, verse } = splitVerseId(id);
  return verse >= (verseCounts(book, 'kjv')[chapter - 1] ?? 0);
}

/** In a form that the passage parser reads: "John 3:16-18". */
export function passageOfRange(range: Pick<StudyAnchor, 'start' | 'end'>): string {
  return formatStudyRange(range).replaceAll(' – ', '-').replaceAll('–', '-');
}
