import type { ComponentProps, MouseEvent } from 'react';

export interface BusyButtonProps extends ComponentProps<'button'> {
  /** True while the action is running. Further presses do nothing. */
  isBusy: boolean;
}

/** A button that keeps the focus while it is busy. Browsers take the focus away from a `disabled` button. */
export function BusyButton({ isBusy, onClick, ...rest }: BusyButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    // This also stops the form from being submitted, by this button or by Enter in a field.
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  return <button {...rest} aria-disabled={isBusy || undefined} onClick={press} />;
}
