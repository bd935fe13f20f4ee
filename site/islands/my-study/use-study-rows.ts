import { useEffect, useState } from 'react';
import type { StudyRow } from '#data/my-study/study-row.ts';
import { onStudyChange } from './study-changes.ts';
import { messageOfStudyError } from './study-error-message.ts';

export interface LoadedRows {
  rows: StudyRow[] | undefined;
  /** A sentence for the reader. */
  error: string | undefined;
}

/** Rows from the device, read again after each change. `read` must be stable. */
export function useStudyRows(read: () => Promise<StudyRow[]>): LoadedRows {
  const [loaded, setLoaded] = useState<LoadedRows>({ rows: undefined, error: undefined });
  useEffect(() => {
    let isCurrent = true;
    const update = (): void => {
      read().then(
        (rows) => isCurrent && setLoaded({ rows, error: undefined }),
        (error: unknown) => {
          if (isCurrent) setLoaded((before) => ({ ...before, error: messageOfStudyError(error) }));
        },
      );
    };
    update();
    const stop = onStudyChange(update);
    return () => {
      isCurrent = false;
      stop();
    };
  }, [read]);
  return loaded;
}
