import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

interface RowFocus<List extends HTMLElement> {
  /** For the element whose children are the rows. */
  list: RefObject<List | null>;
  within: { onFocus: (event: FocusEvent<HTMLElement>) => void };
  /** For the message shown if there are no rows. */
  none: RefObject<HTMLParagraphElement | null>;
}

/**
 * Moves the focus if the row that has it is removed: to `next` if that is mounted, otherwise to the row now at the same
 * index. The row itself gets the focus, because pressing a key twice would activate one of its buttons.
 */
export function useRowFocus<List extends HTMLElement>(next?: RefObject<HTMLElement | null>): RowFocus<List> {
  const list = useRef<List>(null);
  const none = useRef<HTMLParagraphElement>(null);
  const focused = useRef<{ row: Element; at: number }>(undefined);
  useLayoutEffect(() => {
    if (!focused.current || focused.current.row.isConnected) return;
    const { at } = focused.current;
    focused.current = undefined;
    // Leave the focus alone if the reader has moved on.
    if (document.activeElement && document.activeElement !== document.body) return;
    if (next?.current) return next.current.focus();
    const rows = list.current?.children ?? [];
    const row = rows[Math.min(at, rows.length - 1)];
    if (row instanceof HTMLElement) row.tabIndex = -1;
    const target = row instanceof HTMLElement ? row : none.current;
    target?.focus();
  });
  return {
    list,
    within: {
      onFocus: ({ target, currentTarget }) => {
        const rows = [...currentTarget.children];
        const at = rows.findIndex((each) => each.contains(target));
        const row = rows[at];
        // A dialog opened from a row is not inside any row.
        if (row) focused.current = { row, at };
      },
    },
    none,
  };
}
