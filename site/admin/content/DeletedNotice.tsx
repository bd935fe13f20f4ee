import { useEffect, useEffectEvent, type Ref } from 'react';

/** How long a deletion can be undone from where it was done. */
const undoMs = 10_000;

export interface DeletedNoticeProps {
  title: string;
  undoRef: Ref<HTMLButtonElement>;
  onUndo: () => void;
  onOver: () => void;
}

/** After a deletion, for ten seconds: what was deleted, and the way back. */
export function DeletedNotice({ title, undoRef, onUndo, onOver }: DeletedNoticeProps) {
  const over = useEffectEvent(onOver);
  useEffect(() => {
    const timer = setTimeout(() => over(), undoMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="notice undo" role="status">
      <p>“{title}” was deleted.</p>
      <button ref={undoRef} type="button" className="button" onClick={onUndo}>
        Undo
      </button>
    </div>
  );
}
