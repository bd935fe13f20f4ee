import { BusyButton } from '../../client/BusyButton.tsx';
import { cancelAction } from './messages.ts';
export interface FormEndProps {
  /** Error of the whole form. */
  error?: string | undefined;
  /** For example "Save". */
  action: string;
  isPending: boolean;
  onCancel: () => void;
}

/** The error message of the whole form and its two buttons. */
export function FormEnd({ error, action, isPending, onCancel }: FormEndProps) {
  return (
    <>
      {error && (
        <p className="fault" role="alert">
          {error}
        </p>
      )}
      <div className="actions">
        <button type="button" className="button" onClick={onCancel}>
          {cancelAction}
        </button>
        <BusyButton className="button primary" isBusy={isPending}>
          {action}
        </BusyButton>
      </div>
    </>
  );
}
