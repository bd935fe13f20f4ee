import { downloadAll } from './messages.ts';

/** The download of all parts. Without a button, nothing is left to download. */
export interface DownloadAllView {
  state: string;
  /** From 0 to 1; absent if it is not running. */
  progress?: number;
  label?: string;
  action?: 'start' | 'cancel';
  isOff?: boolean;
}

export interface DownloadAllProps {
  /** Absent until the stored data is known. */
  view?: DownloadAllView | undefined;
  onAction?: ((action: 'start' | 'cancel') => void) | undefined;
}

const unknownView: DownloadAllView = { state: '', label: downloadAll, action: 'start', isOff: true };

/** One button for everything that can be downloaded, with the size or the progress. */
export function DownloadAll({ view = unknownView, onAction }: DownloadAllProps) {
  const { state, progress, label, action, isOff = false } = view;
  return (
    <div className="all js">
      {label && action && (
        <button className="button" type="button" disabled={isOff} onClick={() => onAction?.(action)}>
          {label}
        </button>
      )}
      <span className="state">{state}</span>
      {progress !== undefined && <progress max={1} value={progress} aria-label={downloadAll} />}
    </div>
  );
}
