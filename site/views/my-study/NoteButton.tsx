import { useContext } from 'react';
import { noteButton, noteCountMessage } from '../ui/messages.ts';
import { VerseStudy, type ShownStudy, type StudiedVerse } from './verse-study.ts';

interface NoteButtonProps {
  verse: Omit<StudiedVerse, 'text'>;
  reference: string;
  /** By default "Note". */
  name?: string;
  /** What the reader has written already. */
  study: ShownStudy | undefined;
}

/** Opens the reader's own notes and highlights of a verse in a list. */
export function NoteButton({ verse, reference, name = noteButton, study }: NoteButtonProps) {
  const { open } = useContext(VerseStudy);
  const label = `${name} ${reference}`;
  // Never in a form, so it has no type, which would take 10 bytes of a page of results.
  return (
    <button
      className="js"
      aria-label={study ? `${label}. ${study.description}` : label}
      onClick={({ currentTarget }) => open(verse, currentTarget)}
    >
      {noteCountMessage(study?.notes ?? 0, name)}
    </button>
  );
}
