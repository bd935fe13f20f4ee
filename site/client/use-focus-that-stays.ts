import { useLayoutEffect, useRef } from 'react';
import type { FocusPlaces } from '../views/ui/focus-places.ts';

/**
 * Keeps the focus where the reader is when the control that has it goes or is switched off: it moves to the one that is
 * marked as the next, or else to the heading, as soon as there is either, and never back to the beginning of the page.
 */
export function useFocusThatStays() {
  const focused = useRef<HTMLElement>(undefined);
  const next = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (!focused.current || isUsable(focused.current)) return;
    const place = next.current ?? heading.current;
    const { activeElement } = document;
    const hasGoneOn = activeElement && activeElement !== document.body && activeElement !== focused.current;
    if (!place && !hasGoneOn) return;
    focused.current = undefined;
    if (!hasGoneOn) place?.focus();
  });
  return {
    next,
    heading,
    within: {
      onFocus: ({ target, currentTarget }) => {
        // React tells of a dialog that is opened from here too, which gives the focus back by itself.
        if (currentTarget.contains(target)) focused.current = target;
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
