import { useLayoutEffect, useRef } from 'react';

/** An element that takes the focus when it comes, where the keyboard goes on and a screen reader goes on reading. */
export function useFocus<Of extends HTMLElement>(isWanted: boolean): React.RefObject<Of | null> {
  const element = useRef<Of>(null);
  useLayoutEffect(() => {
    if (isWanted) element.current?.focus();
  }, [isWanted]);
  return element;
}
