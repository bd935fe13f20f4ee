import { versePlace } from '../model/verse-id.ts';
import type { Chapter } from './chapter.ts';
import { escapeHtml } from './escape.ts';
import { verseAnchor } from './reading-address.ts';

/** Of the notes on a verse, to which its marks lead: "n3". */
export function noteAnchor(verse: number): string {
  return `n${verse}`;
}

/** The notes of a chapter, verse by verse, each with the way back to its verse; nothing where there are none. */
export function chapterNotes({ verses }: Pick<Chapter, 'verses'>): string {
  const rows = verses.flatMap(({ id, marks }) => {
    if (!marks.notes) return [];
    const { verse } = versePlace(id);
    const notes = [...new Set(marks.notes.map(([, note]) => note))];
    return [`<li id="${noteAnchor(verse)}"><a href="#${verseAnchor(id)}">${verse || 'Title'}</a> ${notes.map(escapeHtml).join('; ')}</li>`];
  });
  return rows.length === 0 ? '' : `<section class="notes"><h2>Notes</h2><ul>${rows.join('')}</ul></section>`;
}
