import type { ReactNode } from 'react';
import { goLabel, goToLabel, goToPlaceholder } from './messages.ts';

interface GoToProps {
  action: string;
  /** Name of the query parameter with the reference. */
  name: string;
  maxLength: number;
  /** Name of the landmark, on pages with another search form. */
  label?: string;
  /** Hidden fields. */
  children?: ReactNode;
}

/** A field for a reference, whose page the site opens. It needs no scripts. `GoTo.css` has its styles. */
export function GoTo({ action, name, maxLength, label, children }: GoToProps) {
  return (
    <form className="go" action={action} role="search" aria-label={label}>
      {children}
      <input name={name} aria-label={goToLabel} placeholder={goToPlaceholder} required maxLength={maxLength} />
      <button>{goLabel}</button>
    </form>
  );
}
