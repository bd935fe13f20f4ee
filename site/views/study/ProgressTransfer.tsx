import { useRef } from 'react';
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
  const input = useRef<HTMLInputElement>(null);
  // Before the offer goes with its buttons, with which the focus would be lost.
  const focusInput = (): void => input.current?.focus();
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
            ref={input}
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
      {offer && (
        <Offer
          text={offer}
          onTake={(how) => {
            focusInput();
            onTake?.(how);
          }}
          onCancel={() => {
            focusInput();
            onCancel?.();
          }}
        />
      )}
    </details>
  );
}

interface OfferProps {
  text: string;
  onTake: (how: 'merge' | 'replace') => void;
  onCancel: () => void;
}

function Offer({ text, onTake, onCancel }: OfferProps) {
  const first = useFocus<HTMLButtonElement>(true);
  return (
    <div className="note">
      <p>{text}</p>
      <div className="row">
        <button type="button" className="button primary" ref={first} onClick={() => onTake('merge')}>
          Merge
        </button>
        <button type="button" className="button danger" onClick={() => onTake('replace')}>
          Replace
        </button>
        <button type="button" className="button" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </div>
  );
}
