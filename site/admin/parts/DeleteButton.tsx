import { ConfirmDialog } from '../../client/ConfirmDialog.tsx';

export interface DeleteButtonProps {
  /** Title of the row. */
  title: string;
  question: string;
  onDelete: () => void;
}

/** Deletes a row after a confirmation. */
export function DeleteButton({ title, question, onDelete }: DeleteButtonProps) {
  return (
    <ConfirmDialog title={`Delete ${title}`} question={question} action="Delete" onAction={onDelete}>
      <button type="button" className="button danger" aria-label={`Delete: ${title}`}>
        Delete
      </button>
    </ConfirmDialog>
  );
}
