import { useEffect, useId, useRef, useState } from 'react';
import { cancelEdit, labelsLabel, noteHint, noteLabel, saveNote } from './messages.ts';

export interface NoteDraft {
  text: string;
  labels: string[];
}

interface NoteEditorProps {
  initial?: NoteDraft;
  /** Resolves to whether the note was saved. Otherwise the text stays in the field. */
  onSave: (draft: NoteDraft) => Promise<boolean>;
  onCancel: () => void;
}

/** A note in Markdown with labels. */
export function NoteEditor({ initial = { text: '', labels: [] }, onSave, onCancel }: NoteEditorProps) {
  const [text, setText] = useState(initial.text);
  const [labels, setLabels] = useState(initial.labels.join(', '));
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      className="note-editor"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') void onSave({ text, labels: splitLabels(labels) });
      }}
    >
      <label htmlFor={`${id}text`}>{noteLabel}</label>
      <textarea
        id={`${id}text`}
        ref={field}
        rows={6}
        dir="auto"
        value={text}
        aria-describedby={`${id}hint`}
        onChange={({ target }) => setText(target.value)}
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
      <input id={`${id}labels`} value={labels} maxLength={1000} onChange={({ target }) => setLabels(target.value)} />
      <p className="study-actions">
        <button type="submit" className="button">
          {saveNote}
        </button>
        <button type="button" className="button" onClick={onCancel}>
          {cancelEdit}
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
