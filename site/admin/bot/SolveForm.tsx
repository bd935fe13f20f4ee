import { useState } from 'react';
import { Field } from '../../views/forms/Field.tsx';
import { FormEnd } from '../parts/FormEnd.tsx';

export interface SolveFormProps {
  id: string;
  /** "Remedy" */
  label: string;
  /** "Apply Repair Solution" */
  action: string;
  isPending: boolean;
  onSolve: (text: string) => void;
  onCancel: () => void;
}

/** Says what was done about a finding. */
export function SolveForm({ id, label, action, isPending, onSolve, onCancel }: SolveFormProps) {
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) onSolve(text.trim());
        else setFault(`${label} is required`);
      }}
    >
      <Field id={`${id}-solution`} label={label} fault={fault}>
        {(tie) => (
          <textarea
            {...tie}
            rows={3}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              setFault(undefined);
            }}
          />
        )}
      </Field>
      <FormEnd action={action} isPending={isPending} onCancel={onCancel} />
    </form>
  );
}
