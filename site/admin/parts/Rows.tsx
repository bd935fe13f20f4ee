import type { ReactElement, RefObject } from 'react';
import { useRowFocus } from './use-row-focus.ts';

export interface RowsProps {
  /** Said where there are none. */
  none?: string;
  /** What has the focus when a row that had it goes, in place of the next one. */
  next?: RefObject<HTMLElement | null>;
  children: readonly ReactElement[];
}

/** Rows that can be deleted: the focus stays among them. */
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
