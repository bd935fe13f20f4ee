import { ReadingActions, type CopiedVerse } from '../../views/reading/reading-actions.ts';
import { WordsActions } from '../../views/reading/VerseActs.tsx';
import type { Script } from '../../views/text/script-props.ts';
import { useVerseNoteActions } from './use-verse-note-actions.ts';

/** Copy, share, note and export buttons for the verse of a page. */
export function VerseActsIsland(verse: CopiedVerse & { script: Script }) {
  return (
    <ReadingActions value={useVerseNoteActions()}>
      <WordsActions verse={verse} />
    </ReadingActions>
  );
}
