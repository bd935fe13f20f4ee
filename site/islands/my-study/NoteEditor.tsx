import { useEffect, useId, useRef, useState } from 'react';
import { cancelEdit, discardDraft, draftRestored, labelsLabel, noteHint, noteLabel, saveNote } from './messages.ts';
import { readNoteDraft, writeNoteDraft } from './note-drafts.ts';

export interface NoteDraft {
  text: string;
  labels: string[];
}

interface NoteEditorProps {
  /** The id of the note, or the key of a new one. */
  draftKey: string;
  initial?: NoteDraft;
  /** The clock of the note that is edited. */
  opened?: string;
  /**
   * Resolves to whether the note was saved. Otherwise the text stays in the field. `opened` is the clock of the version
   * that the text started from.
   */
  onSave: (draft: NoteDraft, opened: string | undefined) => Promise<boolean>;
  onCancel: () => void;
}

/** A note in Markdown with labels. If it closes before the text is saved, it shows the text again when it opens. */
export function NoteEditor({ draftKey, initial, opened, onSave, onCancel }: NoteEditorProps) {
  const [before] = useState({ text: initial?.text ?? '', labels: initial?.labels.join(', ') ?? '', opened });
  const [restored] = useState(() => readNoteDraft(draftKey));
  const [{ text, labels, opened: base }, setDraft] = useState(restored ?? before);
  const isChanged = text !== before.text || labels !== before.labels;
  const isSaving = useRef(false);
  const change = (changed: { text: string } | { labels: string }): void => {
    const next = { text, labels, opened: base, ...changed };
    const isSame = next.text === before.text && next.labels === before.labels;
    writeNoteDraft(draftKey, isSame ? undefined : next);
    setDraft(next);
  };
  const save = async (): Promise<void> => {
    // A second press would save the note twice.
    if (text.trim() === '' || isSaving.current) return;
    isSaving.current = true;
    if (await onSave({ text, labels: splitLabels(labels) }, base)) writeNoteDraft(draftKey, undefined);
    isSaving.current = false;
  };
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      className="note-editor"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {restored && (
        <p className="small" id={`${id}restored`}>
          {draftRestored}
        </p>
      )}
      <label htmlFor={`${id}text`}>{noteLabel}</label>
      <textarea
        id={`${id}text`}
        ref={field}
        rows={6}
        dir="auto"
        value={text}
        aria-describedby={restored ? `${id}restored ${id}hint` : `${id}hint`}
        onChange={({ target }) => change({ text: target.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
      />
      <p className="small" id={`${id}hint`}>
        {noteHint}
      </p>
      <label htmlFor={`${id}labels`}>{labelsLabel}</label>
      <input
        id={`${id}labels`}
        value={labels}
        maxLength={1000}
        onChange={({ target }) => change({ labels: target.value })}
      />
      <p className="study-actions">
        <button type="submit" className="button">
          {saveNote}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => {
            writeNoteDraft(draftKey, undefined);
            onCancel();
          }}
        >
          {isChanged ? discardDraft : cancelEdit}
        </button>
      </p>
    </form>
  );
}

const maxLabels = 20;
const maxLabelLength = 200;

function splitLabels(text: string): string[] {
  const labels = text.split(',').map((label) => label.trim().slice(0, maxLabelLength));
  return [...new Set(labels.filter(Boolean))].slice(0, maxLabels);
}
