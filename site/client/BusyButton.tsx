import type { ComponentProps, MouseEvent } from 'react';

export interface BusyButtonProps extends ComponentProps<'button'> {
  /** While what it began is under way: further presses do nothing. */
  isBusy: boolean;
}

/** A button that keeps the focus while it is busy: the browser takes it from one that is `disabled`. */
export function BusyButton({ isBusy, onClick, ...rest }: BusyButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    // Also what would send its form, by this button or by Enter in a field.
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  return <button {...rest} aria-disabled={isBusy || undefined} onClick={press} />;
}
