import { useRef } from 'react';
import { cancel, exportToFile, importFromFile, merge, replace, transferHint, transferSummary } from './messages.ts';
import { useFocus } from './use-focus.ts';

export interface ProgressTransferProps {
  /** The contents of the chosen file, as sentences; absent while no file is chosen. */
  offer?: string | undefined;
  onExport?: () => void;
  onFile?: (file: File) => void;
  onTake?: (how: 'merge' | 'replace') => void;
  onCancel?: () => void;
}

/** Exports progress to a file and imports it from one. */
export function ProgressTransfer({ offer, onExport, onFile, onTake, onCancel }: ProgressTransferProps) {
  const input = useRef<HTMLInputElement>(null);
  // Move the focus before the offer and its buttons disappear, or the focus would be lost.
  const focusInput = (): void => input.current?.focus();
  return (
    <details className="js">
      <summary>{transferSummary}</summary>
      <p className="small">{transferHint}</p>
      <div className="row">
        <button type="button" className="button" onClick={onExport}>
          {exportToFile}
        </button>
        <label className="button">
          {importFromFile}
          <input
            ref={input}
            className="sr"
            type="file"
            accept=".json,application/json"
            onChange={({ target }) => {
              const file = target.files?.[0];
              if (file) onFile?.(file);
              // Clear the value, so that the same file can be chosen again.
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
          {merge}
        </button>
        <button type="button" className="button danger" onClick={() => onTake('replace')}>
          {replace}
        </button>
        <button type="button" className="button" onClick={onCancel}>
          {cancel}
        </button>
      </div>
    </div>
  );
}
