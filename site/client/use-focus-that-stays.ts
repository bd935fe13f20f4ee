import { useLayoutEffect, useRef } from 'react';
import type { FocusTargets } from '../views/ui/focus-targets.ts';

/**
 * Keeps the focus near the reader when the focused control is removed or disabled. The focus moves to the control
 * marked as `next`, otherwise to the heading, as soon as either exists. It never jumps to the start of the page.
 */
export function useStableFocus() {
  const focused = useRef<HTMLElement>(undefined);
  const next = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (!focused.current || isUsable(focused.current)) return;
    const destination = next.current ?? heading.current;
    const { activeElement } = document;
    const hasMovedOn = activeElement && activeElement !== document.body && activeElement !== focused.current;
    if (!destination && !hasMovedOn) return;
    focused.current = undefined;
    if (!hasMovedOn) destination?.focus();
  });
  return {
    next,
    heading,
    within: {
      onFocus: ({ target, currentTarget }) => {
        // React events also bubble from a dialog opened here. The dialog restores the focus itself.
        if (currentTarget.contains(target)) focused.current = target;
      },
      onBlur: ({ target }) => {
        // Some browsers dispatch blur before the element is removed.
        setTimeout(() => {
          if (focused.current === target && isUsable(target) && document.activeElement !== target)
            focused.current = undefined;
        });
      },
    },
  } satisfies FocusTargets;
}

function isUsable(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled');
}
