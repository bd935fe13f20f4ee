import { ReadingActions, type CopiedVerse } from '../../views/reading/reading-actions.ts';
import { WordsActions } from '../../views/reading/VerseActs.tsx';
import type { Script } from '../../views/text/script-props.ts';
import { readingActions } from './provide-reading-actions.ts';

/** Copy, share and export buttons for the verse of a page. */
export function VerseActsIsland(verse: CopiedVerse & { script: Script }) {
  return (
    <ReadingActions value={readingActions}>
      <WordsActions verse={verse} />
    </ReadingActions>
  );
}
