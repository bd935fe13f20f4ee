import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

interface RowFocus<List extends HTMLElement> {
  /** For the element whose children are the rows. */
  list: RefObject<List | null>;
  within: { onFocus: (event: FocusEvent<HTMLElement>) => void };
  /** For what stands there where there are no rows. */
  none: RefObject<HTMLParagraphElement | null>;
}

/**
 * Where the focus goes when the row that has it goes: to `next` where that is there, else to the row that took the place.
 * To the row itself: a key that is pressed twice would press a button of it.
 */
export function useRowFocus<List extends HTMLElement>(next?: RefObject<HTMLElement | null>): RowFocus<List> {
  const list = useRef<List>(null);
  const none = useRef<HTMLParagraphElement>(null);
  const focused = useRef<{ row: Element; at: number }>(undefined);
  useLayoutEffect(() => {
    if (!focused.current || focused.current.row.isConnected) return;
    const { at } = focused.current;
    focused.current = undefined;
    // Whoever went on to something else meanwhile stays there.
    if (document.activeElement && document.activeElement !== document.body) return;
    if (next?.current) return next.current.focus();
    const rows = list.current?.children ?? [];
    const row = rows[Math.min(at, rows.length - 1)];
    if (row instanceof HTMLElement) row.tabIndex = -1;
    const place = row instanceof HTMLElement ? row : none.current;
    place?.focus();
  });
  return {
    list,
    within: {
      onFocus: ({ target, currentTarget }) => {
        const rows = [...currentTarget.children];
        const at = rows.findIndex((each) => each.contains(target));
        const row = rows[at];
        // A dialog that is opened from a row is in none of them.
        if (row) focused.current = { row, at };
      },
    },
    none,
  };
}
