import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './Field.tsx';

export interface CodeFieldProps extends Omit<FieldProps, 'children' | 'label'> {
  /** Of the `<input>`, e.g. what the form's library registers. */
  input: Omit<ComponentProps<'input'>, 'type' | 'id'>;
}

/** The six digits of an authenticator app; whoever keeps its secret beside the password fills them in. */
export function CodeField({ input, ...field }: CodeFieldProps) {
  return (
    <Field label="Code" {...field}>
      {(tie) => (
        <input
          {...input}
          {...tie}
          className="code"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
        />
      )}
    </Field>
  );
}
