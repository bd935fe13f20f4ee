import type { ReactElement } from 'react';

export interface FieldProps {
  id: string;
  label: string;
  /** Shown below the field unless there is an error. */
  hint?: string | undefined;
  error?: string | undefined;
  /** Receives the attributes that connect the input to its label and its error. */
  children: (tie: { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined }) => ReactElement;
}

/** A form field with label, hint and error message. */
export function Field({ id, label, hint, error, children }: FieldProps) {
  const about = error ?? hint;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': error !== undefined, 'aria-describedby': about ? `${id}-about` : undefined })}
      {about && (
        <p id={`${id}-about`} className={error ? 'fault' : 'hint'} role={error ? 'alert' : undefined}>
          {about}
        </p>
      )}
    </div>
  );
}
