import type { VerseMarks } from '#data/text/verse-marks.ts';
import { notesTooLongMessage, verseTooLongMessage } from './messages.ts';

/**
 * Max characters of a verse with its tags, as `formatTaggedVerse` writes them. With three bytes each, a verse fits into
 * an SQL statement of D1, which has at most 100,000 bytes. The longest verse has 2,200, the longest chapter 13,000
 * without tags.
 */
const maxVerseLength = 30_000;
/** Max characters of all notes of a verse. A row of D1 has at most 2,000,000 bytes. */
const maxNotesLength = 200_000;

/** Why a verse cannot be stored, or `undefined` if it can. */
export function findLengthError({ text, marks }: { text: string; marks: VerseMarks }): string | undefined {
  const tags = (marks.words ?? []).reduce((sum, [, , number]) => sum + number.length + 2, 0);
  const signs = 2 * ((marks.supplied?.length ?? 0) + (marks.paragraphs?.length ?? 0));
  if (text.length + tags + signs > maxVerseLength) return verseTooLongMessage(maxVerseLength);
  const notes = (marks.notes ?? []).reduce((sum, [, note]) => sum + note.length, 0);
  return notes > maxNotesLength ? notesTooLongMessage(maxNotesLength) : undefined;
}
