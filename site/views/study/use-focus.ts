import { useLayoutEffect, useRef } from 'react';

/**
 * Returns a ref to an element that takes the focus when it mounts, so that the keyboard and a screen reader continue
 * there. Scrolls it into view, or its closest ancestor that matches `shown`.
 */
export function useFocus<Of extends HTMLElement>(takesFocus: boolean, shown = '*'): React.RefObject<Of | null> {
  const element = useRef<Of>(null);
  useLayoutEffect(() => {
    if (!takesFocus || !element.current) return;
    // The page scrolls smoothly by default. That would show its end on the way, and a key pressed meanwhile would stop
    // the scrolling before the card is visible.
    element.current.focus({ preventScroll: true });
    element.current.closest(shown)?.scrollIntoView({ behavior: 'instant', block: 'nearest' });
  }, [takesFocus, shown]);
  return element;
}
