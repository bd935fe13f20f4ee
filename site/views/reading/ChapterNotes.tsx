import type { Chapter } from '#data/reading/chapter.ts';
import { verseAnchor } from '#data/reading/reading-paths.ts';
import { splitVerseId } from '#data/bible/verse-id.ts';
import { notesTitle, psalmTitle } from './messages.ts';

/** Anchor of the notes on a verse, to which its marks link: "n3". */
export function noteAnchor(verse: number): string {
  return `n${verse}`;
}

/** The notes of a chapter by verse, each with a link back to its verse. Renders nothing if there are none. */
export function ChapterNotes({ verses }: Pick<Chapter, 'verses'>) {
  const versesWithNotes = verses.filter(({ marks }) => marks.notes !== undefined);
  if (versesWithNotes.length === 0) return null;
  return (
    <section className="notes">
      <h2>{notesTitle}</h2>
      <ul>
        {versesWithNotes.map(({ id, marks }) => {
          const { verse } = splitVerseId(id);
          const notes = [...new Set((marks.notes ?? []).map(([, note]) => note))];
          return (
            <li key={id} id={noteAnchor(verse)}>
              <a href={`#${verseAnchor(id)}`}>{verse || psalmTitle}</a>
              {` ${notes.join('; ')}`}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
