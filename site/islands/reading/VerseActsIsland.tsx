import { ReadingActions, type CopiedVerse } from '../../views/reading/reading-actions.ts';
import { WordsActions } from '../../views/reading/VerseActs.tsx';
import type { Script } from '../../views/text/script-props.ts';
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

/** Copy, share, note and export buttons for the verse of a page. */
export function VerseActsIsland(verse: CopiedVerse & { script: Script }) {
  return (
    <ReadingActions value={actions}>
      <WordsActions verse={verse} />
    </ReadingActions>
  );
}
