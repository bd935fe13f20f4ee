import type { FocusEventHandler, Ref } from 'react';

/** Where the focus goes when the button that has it is taken away by what it does. */
export interface FocusPlaces {
  /** The button that takes its place. */
  next: Ref<HTMLButtonElement>;
  /** Where there is none. */
  heading: Ref<HTMLHeadingElement>;
  /** For the element around the buttons. */
  within: { onFocus: FocusEventHandler<HTMLElement>; onBlur: FocusEventHandler<HTMLElement> };
}
