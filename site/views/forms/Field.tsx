import type { ReactElement } from 'react';

export interface FieldProps {
  id: string;
  label: string;
  /** Below the field, until there is a fault. */
  hint?: string | undefined;
  fault?: string | undefined;
  /** Gets what ties it to its label and its fault. */
  children: (tie: { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined }) => ReactElement;
}

/** A field of a form with its label, its hint and what is wrong with it. */
export function Field({ id, label, hint, fault, children }: FieldProps) {
  const about = fault ?? hint;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': fault !== undefined, 'aria-describedby': about ? `${id}-about` : undefined })}
      {about && (
        <p id={`${id}-about`} className={fault ? 'fault' : 'hint'} role={fault ? 'alert' : undefined}>
          {about}
        </p>
      )}
    </div>
  );
}
