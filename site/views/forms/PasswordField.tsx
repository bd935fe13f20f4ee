import { useState, type ComponentProps } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import { hidePassword, showPassword } from './messages.ts';

export interface PasswordFieldProps extends Omit<FieldProps, 'children'> {
  /** Tells password managers which password this is. */
  autoComplete: 'current-password' | 'new-password';
  /** Props of the `<input>`, for example what the form library registers. */
  input: Omit<ComponentProps<'input'>, 'type' | 'id'>;
}

/** A password field that can show its text and accepts pasted text. */
export function PasswordField({ autoComplete, input, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <div className="password">
      <Field {...field}>
        {(tie) => (
          <input
            {...input}
            {...tie}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <button type="button" className="quiet" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
        {isShown ? hidePassword : showPassword}
      </button>
    </div>
  );
}
