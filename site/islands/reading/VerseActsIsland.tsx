import { ReadingActions, type CopiedVerse } from '../../views/reading/reading-actions.ts';
import { VerseActions } from '../../views/reading/VerseActs.tsx';
import { openStudyPanel } from '../my-study/open-study-panel.ts';
import { kjvIdOfPath } from '../my-study/study-verse-numbers.ts';
import { readingActions } from './provide-reading-actions.ts';

const actions: ReadingActions = {
  ...readingActions,
  note: (opener) => {
    const id = kjvIdOfPath(location.pathname);
    if (id !== undefined) openStudyPanel({ anchor: { start: id, end: id } }, opener);
  },
};

/** Copy, share and note buttons for the verse of a page. */
export function VerseActsIsland(verse: CopiedVerse) {
  return (
    <ReadingActions value={actions}>
      <VerseActions verse={verse} hasNote />
    </ReadingActions>
  );
}
