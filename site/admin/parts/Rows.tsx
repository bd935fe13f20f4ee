import type { ReactElement, RefObject } from 'react';
import { useRowFocus } from './use-row-focus.ts';

export interface RowsProps {
  /** Message shown if there are no rows. */
  none?: string;
  /** Gets the focus instead of the next row if the focused row is removed. */
  next?: RefObject<HTMLElement | null>;
  children: readonly ReactElement[];
}

/** A list whose rows can be deleted without losing the focus. */
export function Rows({ none, next, children }: RowsProps) {
  const { list, within, none: noneRef } = useRowFocus<HTMLUListElement>(next);
  if (children.length > 0)
    return (
      <ul className="rows" ref={list} {...within}>
        {children}
      </ul>
    );
  return (
    none && (
      <p className="hint" tabIndex={-1} ref={noneRef}>
        {none}
      </p>
    )
  );
}
