import { Dialog } from 'radix-ui';
import { holdToasts } from './toast-place.ts';

export interface DialogContentProps extends React.ComponentProps<typeof Dialog.Content> {
  /** What Escape does while a toast stands over the dialog. */
  onClose: () => void;
}

/** What every dialog of the site is: toasts stand within it, and the first press of Escape closes it all the same. */
export function DialogContent({ onClose, children, ...props }: DialogContentProps) {
  return (
    <Dialog.Content
      {...props}
      onKeyDown={(event) => {
        // A toast takes the key for itself. What Radix has closed with this press, the dialog or a list in it, says so.
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
      }}
    >
      {children}
      <div ref={holdToasts} />
    </Dialog.Content>
  );
}
