import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import { codeLabel } from './messages.ts';

export interface CodeFieldProps extends Omit<FieldProps, 'children' | 'label'> {
  /** Props of the `<input>`, for example what the form library registers. */
  input: Omit<ComponentProps<'input'>, 'type' | 'id'>;
}

/** The six-digit code of an authenticator app. A password manager that holds the secret can fill it in. */
export function CodeField({ input, ...field }: CodeFieldProps) {
  return (
    <Field label={codeLabel} {...field}>
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
