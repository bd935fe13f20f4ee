import { useState } from 'react';
import { formatStudyRange } from '#data/my-study/format-anchor.ts';
import type { StudyRowOf } from '#data/my-study/study-row.ts';
import { productSlug } from '#data/site/product.ts';
import { NewNote } from '../NewNote.tsx';
import { NoteItem } from '../NoteItem.tsx';
import { newNoteKey } from '../note-drafts.ts';
import { savedMessage } from '../messages.ts';
import { rowsOfKind } from '../panel-rows.ts';
import { saveStudyRow } from '../study-store.ts';
import { newFreeNote, notesTitle, nothingYet, printNotes, searchNotes } from './messages.ts';
import { PassageLink } from './PassageLink.tsx';
import { printAlone } from './print-alone.ts';
import type { SectionProps } from './section-props.ts';
import { PagedItems, StudySection } from './StudySection.tsx';

/** All notes, the latest first, with a search in their text, labels and references. */
export function NotesSection({ rows, run, remove }: SectionProps) {
  const [query, setQuery] = useState('');
  const notes = rowsOfKind(rows, 'note').toSorted((a, b) => (a.clock < b.clock ? 1 : -1));
  const words = query.toLowerCase().split(/\s+/u).filter(Boolean);
  const matching = words.length === 0 ? notes : notes.filter((note) => matches(note, words));
  return (
    <StudySection title={notesTitle} count={notes.length} isOpen>
      <label className="study-search">
        {searchNotes}
        <input type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
      </label>
      <NewNote
        label={newFreeNote}
        draftKey={newNoteKey({})}
        onSave={(draft) => run(() => saveStudyRow({ kind: 'note', value: draft }), savedMessage)}
      />
      {matching.length === 0 ? (
        <p className="small">{nothingYet}</p>
      ) : (
        <button
          type="button"
          className="button"
          onClick={({ currentTarget }) => printAlone(currentTarget.closest('.study-section') ?? currentTarget)}
        >
          {printNotes}
        </button>
      )}
      <PagedItems
        items={matching}
        render={(note) => (
          <li key={note.id}>
            <NotePlace note={note} />
            <NoteItem
              note={note}
              onDelete={() => void remove([note])}
              onSave={(draft, opened) =>
                run(
                  () => saveStudyRow({ kind: 'note', id: note.id, opened, value: { ...note.value, ...draft } }),
                  savedMessage,
                )
              }
            />
          </li>
        )}
      />
    </StudySection>
  );
}

function NotePlace({ note: { value } }: { note: StudyRowOf<'note'> }) {
  if (value?.anchor) return <PassageLink range={value.anchor} />;
  return value?.entry === undefined ? null : <a href={`/${productSlug}/${value.entry}`}>{value.entry}</a>;
}

function matches({ value }: StudyRowOf<'note'>, words: readonly string[]): boolean {
  const place = value?.anchor ? formatStudyRange(value.anchor) : value?.entry;
  const text = [value?.text, ...(value?.labels ?? []), place].join(' ').toLowerCase();
  return words.every((word) => text.includes(word));
}
