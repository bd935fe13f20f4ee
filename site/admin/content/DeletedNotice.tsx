import { useEffect, useEffectEvent, type Ref } from 'react';
import { deletedMessage, undoAction } from './messages.ts';

/** How long the notice offers to undo a deletion, in ms. */
const undoMs = 10_000;

export interface DeletedNoticeProps {
  title: string;
  undoRef: Ref<HTMLButtonElement>;
  onUndo: () => void;
  onOver: () => void;
}

/** A notice for ten seconds after a deletion: what was deleted, and an undo button. */
export function DeletedNotice({ title, undoRef, onUndo, onOver }: DeletedNoticeProps) {
  const over = useEffectEvent(onOver);
  useEffect(() => {
    const timer = setTimeout(() => over(), undoMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="notice undo" role="status">
      <p>{deletedMessage(title)}</p>
      <button ref={undoRef} type="button" className="button" onClick={onUndo}>
        {undoAction}
      </button>
    </div>
  );
}
