import { ConfirmDialog } from '../../client/ConfirmDialog.tsx';
import { deleteAction, deleteRowLabel, deleteRowTitle } from './messages.ts';

export interface DeleteButtonProps {
  /** Title of the row. */
  title: string;
  question: string;
  onDelete: () => void;
}

/** Deletes a row after a confirmation. */
export function DeleteButton({ title, question, onDelete }: DeleteButtonProps) {
  return (
    <ConfirmDialog title={deleteRowTitle(title)} question={question} action={deleteAction} onAction={onDelete}>
      <button type="button" className="button danger" aria-label={deleteRowLabel(title)}>
        {deleteAction}
      </button>
    </ConfirmDialog>
  );
}
