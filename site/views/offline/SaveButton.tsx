import { removeFromDevice, savedOffline, saveOffline, saving } from './messages.ts';

export interface SaveButtonProps {
  state?: 'offered' | 'busy' | 'saved';
  /** Why it failed. */
  error?: string | undefined;
  onToggle?: () => void;
}

const labels = { offered: saveOffline, busy: saving, saved: savedOffline };

/**
 * Saves the page on the device, or removes it. Errors appear next to it, without a component that might not be loaded.
 */
export function SaveButton({ state = 'offered', error, onToggle }: SaveButtonProps) {
  return (
    <>
      <button className="button" title={state === 'saved' ? removeFromDevice : undefined} onClick={onToggle}>
        {labels[state]}
      </button>
      {/* Rendered only if there is an error, because every page would contain the empty element. */}
      {error && (
        <>
          {' '}
          <span className="small" role="alert">
            {error}
          </span>
        </>
      )}
    </>
  );
}
