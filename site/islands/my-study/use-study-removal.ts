import { useRef, useState } from 'react';
import { broughtBackMessage, deletedMessage } from './messages.ts';
import type { RowPlace } from '#data/my-study/row-group.ts';
import { setStudyDeleted } from './study-store.ts';
import { useStudyAction } from './use-study-action.ts';

interface StudyRemovalStep {
  change: () => Promise<unknown>;
  /** The message after the change. An empty one means that nothing has to be undone. */
  done: () => string;
  undo: () => Promise<unknown>;
  /** Whether the focus moves to "Undo". By default it does, because the button that was pressed disappears. */
  takesFocus?: boolean;
}

/** The last removal, while it can be undone next to the message. */
interface Undone {
  id: number;
  message: string;
  undo: () => Promise<unknown>;
  takesFocus: boolean;
}

/** Runs changes of rows like {@link useStudyAction}, and offers to undo removals. `StudyStatus` shows it. */
export function useStudyRemoval() {
  const { message, isFailed, run } = useStudyAction();
  const [undone, setUndone] = useState<Undone>();
  const [undoCount, setUndoCount] = useState(0);
  const status = useRef<HTMLParagraphElement>(null);

  const runAndFocus: typeof run = async (action, done) => {
    const isDone = await run(action, done);
    if (isDone) status.current?.focus({ preventScroll: true });
    return isDone;
  };
  const runWithUndo = async ({ change, done, undo, takesFocus = true }: StudyRemovalStep): Promise<boolean> => {
    const isDone = await run(change, done);
    if (isDone) setUndone((before) => ({ id: (before?.id ?? 0) + 1, message: done(), undo, takesFocus }));
    return isDone;
  };
  const bringBack = async (undo: () => Promise<unknown>): Promise<void> => {
    if (!(await runAndFocus(undo, broughtBackMessage))) return;
    setUndone(undefined);
    setUndoCount(undoCount + 1);
  };
  return {
    message,
    isFailed,
    run,
    /** Runs a change after which the pressed button disappears. The focus moves to the message. */
    runAndFocus,
    /** Runs a removal. */
    runWithUndo,
    /** Deletes rows. */
    remove: (rows: readonly RowPlace[]) =>
      runWithUndo({
        change: () => setStudyDeleted(rows, true),
        done: () => deletedMessage,
        undo: () => setStudyDeleted(rows, false),
      }),
    /** Brings deleted rows back. */
    restore: (rows: readonly RowPlace[]) => bringBack(() => setStudyDeleted(rows, false)),
    /** Undoes a removal. */
    bringBack,
    /** What can be undone now. */
    undone: message !== '' && message === undone?.message ? undone : undefined,
    /** Changes after each undo. */
    undoCount,
    /** The element that shows the message. */
    status,
  };
}

export type StudyRemoval = ReturnType<typeof useStudyRemoval>;
