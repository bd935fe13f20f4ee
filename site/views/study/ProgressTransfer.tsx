import { useFocus } from './use-focus.ts';

export interface ProgressTransferProps {
  /** What a chosen file holds, as sentences; absent while none is chosen. */
  offer?: string | undefined;
  onExport?: () => void;
  onFile?: (file: File) => void;
  onTake?: (how: 'merge' | 'replace') => void;
  onCancel?: () => void;
}

/** Progress out to a file and in from one. */
export function ProgressTransfer({ offer, onExport, onFile, onTake, onCancel }: ProgressTransferProps) {
  return (
    <details className="js">
      <summary>Take your progress to another device</summary>
      <p className="small">
        Progress stays on this device; where you are signed in it follows your account. A file takes it along too.
      </p>
      <div className="row">
        <button type="button" className="button" onClick={onExport}>
          Export to a file
        </button>
        <label className="button">
          Import from a file
          <input
            className="sr"
            type="file"
            accept=".json,application/json"
            onChange={({ target }) => {
              const file = target.files?.[0];
              if (file) onFile?.(file);
              // The same file can be chosen again.
              target.value = '';
            }}
          />
        </label>
      </div>
      {offer && <Offer text={offer} onTake={onTake} onCancel={onCancel} />}
    </details>
  );
}

interface OfferProps {
  text: string;
  onTake: ProgressTransferProps['onTake'] | undefined;
  onCancel: ProgressTransferProps['onCancel'] | undefined;
}

function Offer({ text, onTake, onCancel }: OfferProps) {
  const first = useFocus<HTMLButtonElement>(true);
  return (
    <div className="note">
      <p>{text}</p>
      <div className="row">
        <button type="button" className="button primary" ref={first} onClick={() => onTake?.('merge')}>
          Merge
        </button>
        <button type="button" className="button" onClick={() => onTake?.('replace')}>
          Replace
        </button>
        <button type="button" className="button" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </div>
  );
}
