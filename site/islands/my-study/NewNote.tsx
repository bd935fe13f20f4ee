import { useState } from 'react';
import { focusElement } from './focus-element.ts';
import { NoteEditor, type NoteDraft } from './NoteEditor.tsx';

/** A button that opens an editor. When it closes, the focus returns to the button. */
export function NewNote({
  label,
  draftKey,
  onSave,
}: {
  label: string;
  draftKey: string;
  onSave: (draft: NoteDraft) => Promise<boolean>;
}) {
  const [state, setState] = useState<'writing' | 'written'>();
  if (state === 'writing')
    return (
      <NoteEditor
        draftKey={draftKey}
        onCancel={() => setState('written')}
        onSave={async (draft) => {
          const isSaved = await onSave(draft);
          if (isSaved) setState('written');
          return isSaved;
        }}
      />
    );
  return (
    <button
      type="button"
      className="button"
      ref={state === 'written' ? focusElement : undefined}
      onClick={() => setState('writing')}
    >
      {label}
    </button>
  );
}
