import { useLayoutEffect, useRef } from 'react';

/** An element that takes the focus when it comes, where the keyboard goes on and a screen reader goes on reading. */
export function useFocus<Of extends HTMLElement>(isWanted: boolean): React.RefObject<Of | null> {
  const element = useRef<Of>(null);
  useLayoutEffect(() => {
    if (!isWanted || !element.current) return;
    // The page scrolls smoothly, which shows its foot on the way, and loses the card to a key that comes meanwhile.
    element.current.focus({ preventScroll: true });
    element.current.scrollIntoView({ behavior: 'instant', block: 'nearest' });
  }, [isWanted]);
  return element;
}
