import { useEffect, useState } from 'react';
import { logClientError } from '../../client/log-client-error.ts';
import { openStudyPanel } from './open-study-panel.ts';
import { hasStudyNotes } from './study-flag.ts';
import type { StudyTarget } from './study-target.ts';

/**
 * How many notes the reader has written about a verse or an entry, and a function that opens them. The code that counts
 * loads if there are any notes, or when the reader opens the panel for the first one. `target` must be stable.
 */
export function useNoteCount(target: StudyTarget): {
  count: number;
  /** `opener` gets the focus back. */
  openNotes: (opener: HTMLElement) => void;
} {
  const [count, setCount] = useState(0);
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    if (!isUsed && !hasStudyNotes()) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    import('./follow-note-count.ts').then(
      ({ followNoteCount }) => {
        if (!isOver) stop = followNoteCount(target, setCount);
      },
      (error: unknown) => logClientError('study-notes', error),
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [target, isUsed]);
  const openNotes = (opener: HTMLElement): void => {
    setUsed(true);
    openStudyPanel(target, opener);
  };
  return { count, openNotes };
}
