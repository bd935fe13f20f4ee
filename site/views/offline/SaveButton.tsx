export interface KeepButtonProps {
  /** "Keep this entry". */
  label: string;
  state?: 'offered' | 'busy' | 'kept';
  /** Why it was not done. */
  fault?: string | undefined;
  onToggle?: () => void;
}

const words = { busy: 'Keeping…', kept: 'Kept offline ✓' };

/** Keeps the page on the device, or lets it go again. What went wrong stands beside it: it needs nothing that may be missing. */
export function KeepButton({ label, state = 'offered', fault, onToggle }: KeepButtonProps) {
  return (
    <>
      <button className="button" title={state === 'kept' ? 'Remove it from this device' : undefined} onClick={onToggle}>
        {state === 'offered' ? label : words[state]}
      </button>
      {/* Only where there is one: it would travel with every page. */}
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
