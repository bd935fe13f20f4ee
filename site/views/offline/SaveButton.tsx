export interface SaveButtonProps {
  /** For example "Keep this entry". */
  label: string;
  state?: 'offered' | 'busy' | 'kept';
  /** Why it failed. */
  fault?: string | undefined;
  onToggle?: () => void;
}

const words = { busy: 'Keeping…', kept: 'Kept offline ✓' };

/**
 * Saves the page on the device, or removes it. Errors appear next to it, without a component that might not be loaded.
 */
export function SaveButton({ label, state = 'offered', fault, onToggle }: SaveButtonProps) {
  return (
    <>
      <button className="button" title={state === 'kept' ? 'Remove it from this device' : undefined} onClick={onToggle}>
        {state === 'offered' ? label : words[state]}
      </button>
      {/* Rendered only if there is an error, because every page would contain the empty element. */}
      {fault && (
        <>
          {' '}
          <span className="small" role="alert">
            {fault}
          </span>
        </>
      )}
    </>
  );
}
