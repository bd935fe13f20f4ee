import { AlertDialog } from 'radix-ui';
import type { ReactElement } from 'react';

export interface ConfirmDialogProps {
  title: string;
  question: string;
  /** Label of the button that runs the action: "Delete". */
  action: string;
  onAction: () => void;
  /** The button that opens the dialog. */
  children: ReactElement;
}

/** Asks for confirmation before an action that cannot be undone. */
export function ConfirmDialog({ title, question, action, onAction, children }: ConfirmDialogProps) {
  return (
    <AlertDialog.Root>
      <AlertDialog.Trigger asChild>{children}</AlertDialog.Trigger>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="veil" />
        <AlertDialog.Content className="small-sheet">
          <AlertDialog.Title>{title}</AlertDialog.Title>
          <AlertDialog.Description>{question}</AlertDialog.Description>
          <div className="actions">
            <AlertDialog.Cancel className="button">Cancel</AlertDialog.Cancel>
            <AlertDialog.Action className="button danger" onClick={onAction}>
              {action}
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
