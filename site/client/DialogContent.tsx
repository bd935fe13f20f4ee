import { Dialog } from 'radix-ui';
import { toastContainerRef } from './toast-container.ts';

export interface DialogContentProps extends React.ComponentProps<typeof Dialog.Content> {
  /** Called for Escape while a toast is shown in the dialog. */
  onClose: () => void;
}

/** The content of every dialog. Toasts are rendered inside it, and the first press of Escape still closes it. */
export function DialogContent({ onClose, children, ...props }: DialogContentProps) {
  return (
    <Dialog.Content
      {...props}
      onKeyDown={(event) => {
        // A toast handles the key itself. If Radix closed the dialog or a list in it, it prevented the default.
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
      }}
    >
      {children}
      <div ref={toastContainerRef} />
    </Dialog.Content>
  );
}
