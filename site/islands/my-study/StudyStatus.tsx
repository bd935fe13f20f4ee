import { focusElement } from './focus-element.ts';
import { undoLabel } from './messages.ts';
import type { StudyRemoval } from './use-study-removal.ts';

interface StudyStatusProps {
  removal: StudyRemoval;
  /** A sentence that replaces the message. */
  error?: string | undefined;
  className?: string;
}

/** What the last change did, with a button that undoes a removal. */
export function StudyStatus({ removal, error, className = '' }: StudyStatusProps) {
  const { message, isFailed, undone, bringBack, status } = removal;
  return (
    <p
      role="status"
      ref={status}
      tabIndex={-1}
      className={`${isFailed || error !== undefined ? 'fail' : 'small'} ${className}`.trim()}
    >
      {error ?? message}
      {undone && (
        <>
          {' '}
          <button
            type="button"
            className="button"
            key={undone.id}
            ref={undone.takesFocus ? focusElement : undefined}
            onClick={() => void bringBack(undone.undo)}
          >
            {undoLabel}
          </button>
        </>
      )}
    </p>
  );
}
