import { useEffect, useState } from 'react';
import { logClientError } from '../../client/log-client-error.ts';
import { hasStudyNotes } from './study-flag.ts';
import type { StudyTarget } from './study-target.ts';

/** How many notes the reader has written about a verse or an entry. The code loads if there are any notes. */
export function useNoteCount(target: StudyTarget): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (!hasStudyNotes()) return;
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
  }, [target]);
  return count;
}
