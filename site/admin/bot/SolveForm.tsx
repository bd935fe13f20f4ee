import { useState } from 'react';
import { Field } from '../../views/forms/Field.tsx';
import { FormEnd } from '../parts/FormEnd.tsx';
import { useUnsavedChanges } from '../use-unsaved-changes.ts';
import { ConsultProvider } from './ConsultProvider.tsx';
import type { Finding } from './bot-api.ts';
import { draftHint, requiredMessage } from './messages.ts';

export interface SolveFormProps {
  finding: Finding;
  /** For example "What you did". */
  label: string;
  /** What submitting does. */
  about: string;
  /** For example "Apply Repair Solution". */
  action: string;
  isPending: boolean;
  onSolve: (text: string) => void;
  onCancel: () => void;
}

/** Moves the focus into the form when it opens. */
const atOnce = { autoFocus: true };

/** A form that records how a finding was solved. */
export function SolveForm({ finding, label, about, action, isPending, onSolve, onCancel }: SolveFormProps) {
  const [text, setText] = useState('');
  const [hint, setHint] = useState<string>();
  const [error, setError] = useState<string>();
  useUnsavedChanges(text !== '');
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) onSolve(text.trim());
        else setError(requiredMessage(label));
      }}
    >
      <ConsultProvider
        finding={finding}
        onDraft={(draft) => {
          // Never discard text that was typed.
          const typed = text.trimEnd();
          setText(typed ? `${typed}\n\n${draft}` : draft);
          setHint(draftHint(typed !== ''));
          setError(undefined);
        }}
      />
      <Field id={`${finding.id}-solution`} label={label} hint={hint ?? about} error={error}>
        {(tie) => (
          <textarea
            {...tie}
            {...atOnce}
            rows={3}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              setError(undefined);
            }}
          />
        )}
      </Field>
      <FormEnd action={action} isPending={isPending} onCancel={onCancel} />
    </form>
  );
}
