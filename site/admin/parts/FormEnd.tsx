import { BusyButton } from '../../client/BusyButton.tsx';
import { cancelAction } from './messages.ts';
export interface FormEndProps {
  /** Error of the whole form. */
  fault?: string | undefined;
  /** For example "Save". */
  action: string;
  isPending: boolean;
  onCancel: () => void;
}

/** The error message of the whole form and its two buttons. */
export function FormEnd({ fault, action, isPending, onCancel }: FormEndProps) {
  return (
    <>
      {fault && (
        <p className="fault" role="alert">
          {fault}
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
