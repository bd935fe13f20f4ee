import { useEffect, useState } from 'react';
import { kjvIdOfPath } from '#data/reading/reading-paths.ts';
import type { ReadingActions } from '../../views/reading/reading-actions.ts';
import { hasStudyNotes } from '../my-study/study-flag.ts';
import type { StudyTarget } from '../my-study/study-target.ts';
import { useNoteCount } from '../my-study/use-note-count.ts';
import { readingActions } from './provide-reading-actions.ts';

/** The actions of the page of a verse, with the reader's own notes. `isShown`: the verse is on the page. */
export function useVerseNoteActions(isShown = true): ReadingActions {
  const [target] = useState(targetOfPage);
  const { count, openNotes } = useNoteCount(target);
  useEffect(() => {
    if (isShown && hasStudyNotes()) showMarks();
  }, [isShown]);
  return {
    ...readingActions,
    notes: count,
    note: (opener) => {
      openNotes(opener);
      showMarks();
    },
  };
}

function targetOfPage(): StudyTarget {
  const id = kjvIdOfPath(location.pathname);
  return id === undefined ? {} : { anchor: { start: id, end: id } };
}

function showMarks(): void {
  void import('../my-study/show-verse-marks.ts').then(({ showVerseMarks }) => showVerseMarks());
}
