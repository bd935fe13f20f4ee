import { BusyButton } from '../../client/BusyButton.tsx';
export interface FormEndProps {
  /** Of the form as a whole. */
  fault?: string | undefined;
  /** "Save" */
  action: string;
  isPending: boolean;
  onCancel: () => void;
}

/** What a form says of itself as a whole, and its two buttons. */
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
          Cancel
        </button>
        <BusyButton className="button primary" isBusy={isPending}>
          {action}
        </BusyButton>
      </div>
    </>
  );
}
