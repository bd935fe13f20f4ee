import { useRef, useState } from 'react';
import { broughtBackMessage, deletedMessage } from './messages.ts';
import type { RowPlace } from '#data/my-study/row-group.ts';
import { setStudyDeleted } from './study-store.ts';
import { useStudyAction } from './use-study-action.ts';

/** What was deleted last, while it can be undone next to the message. */
interface Undone {
  rows: readonly RowPlace[];
  takesFocus: boolean;
}

/** Runs changes of rows like {@link useStudyAction}, deletes rows, and offers to undo that. `StudyStatus` shows it. */
export function useStudyRemoval() {
  const { message, isFailed, run } = useStudyAction();
  const [undone, setUndone] = useState<Undone>();
  const [undoCount, setUndoCount] = useState(0);
  const status = useRef<HTMLParagraphElement>(null);
  return {
    message,
    isFailed,
    run,
    /** Deletes rows. The focus moves to "Undo", because the button that was pressed disappears. */
    remove: async (rows: readonly RowPlace[]): Promise<void> => {
      if (await run(() => setStudyDeleted(rows, true), deletedMessage)) setUndone({ rows, takesFocus: true });
    },
    /** Brings deleted rows back. The focus moves to the message, because the button that was pressed disappears. */
    restore: async (rows: readonly RowPlace[]): Promise<void> => {
      if (!(await run(() => setStudyDeleted(rows, false), broughtBackMessage))) return;
      status.current?.focus({ preventScroll: true });
      setUndone(undefined);
      setUndoCount(undoCount + 1);
    },
    /** What can be undone now. */
    undone: message === deletedMessage ? undone : undefined,
    setUndone,
    /** Changes after each undo. */
    undoCount,
    /** The element that shows the message. */
    status,
  };
}

export type StudyRemoval = ReturnType<typeof useStudyRemoval>;
