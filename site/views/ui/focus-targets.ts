import type { FocusEventHandler, Ref } from 'react';

/** Where the focus moves if an action removes the button that triggered it. */
export interface FocusTargets {
  /** The button that replaces it. */
  next: Ref<HTMLButtonElement>;
  /** Used if there is no such button. */
  heading: Ref<HTMLHeadingElement>;
  /** For the element around the buttons. */
  within: { onFocus: FocusEventHandler<HTMLElement>; onBlur: FocusEventHandler<HTMLElement> };
}
