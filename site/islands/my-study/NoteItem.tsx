import { useState } from 'react';
import type { StudyRowOf } from '#data/my-study/study-row.ts';
import { focusElement } from './focus-element.ts';
import { deleteNote, editNote, otherTextMessage, quoteMessage } from './messages.ts';
import { NoteEditor, type NoteDraft } from './NoteEditor.tsx';
import { NoteText } from './NoteText.tsx';

interface NoteItemProps {
  note: StudyRowOf<'note'>;
  onSave: (draft: NoteDraft, opened: string | undefined) => Promise<boolean>;
  onDelete: () => void;
}

/** A note, which can be edited and deleted. */
export function NoteItem({ note: { id, value, clock, copyOf }, onSave, onDelete }: NoteItemProps) {
  /** The version that the editor started from. Another tab may change the note meanwhile. */
  const [opened, setOpened] = useState<string>();
  const [wasOpened, setWasOpened] = useState(false);
  if (!value) return null;
  if (opened !== undefined)
    return (
      <NoteEditor
        draftKey={id}
        initial={value}
        opened={opened}
        onCancel={() => setOpened(undefined)}
        onSave={async (draft, base) => {
          const isSaved = await onSave(draft, base);
          if (isSaved) setOpened(undefined);
          return isSaved;
        }}
      />
    );
  return (
    <article className="study-note">
      {copyOf !== undefined && <p className="small">{otherTextMessage}</p>}
      {value.anchor?.words && <p className="small">{quoteMessage(value.anchor.words.quote)}</p>}
      <NoteText text={value.text} />
      {value.labels.length > 0 && <p className="small">{value.labels.map((label) => `#${label}`).join(' ')}</p>}
      <p className="study-actions">
        <button
          type="button"
          className="button"
          ref={wasOpened ? focusElement : undefined}
          onClick={() => {
            setOpened(clock);
            setWasOpened(true);
          }}
        >
          {editNote}
        </button>
        <button type="button" className="button" onClick={onDelete}>
          {deleteNote}
        </button>
      </p>
    </article>
  );
}
