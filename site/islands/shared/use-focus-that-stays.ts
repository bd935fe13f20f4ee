import { useLayoutEffect, useRef } from 'react';
import type { FocusPlaces } from '../../views/ui/focus-places.ts';

/**
 * Keeps the focus where the reader is when the control that has it goes or is switched off: it moves to the one that is
 * marked as the next, or else to the heading, and never back to the beginning of the page.
 */
export function useFocusThatStays() {
  const focused = useRef<HTMLElement>(undefined);
  const next = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (!focused.current || isUsable(focused.current)) return;
    focused.current = undefined;
    (next.current ?? heading.current)?.focus();
  });
  return {
    next,
    heading,
    within: {
      // Also of a dialog that is asked for within: it gives the focus back to a button that may have gone with its row.
      onFocus: ({ target }) => {
        focused.current = target;
      },
      onBlur: ({ target }) => {
        // Some browsers tell of an element that goes before it has gone.
        setTimeout(() => {
          if (focused.current === target && isUsable(target) && document.activeElement !== target)
            focused.current = undefined;
        });
      },
    },
  } satisfies FocusPlaces;
}

function isUsable(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled');
}
