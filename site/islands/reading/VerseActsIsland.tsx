import { ReadingActions, type CopiedVerse } from '../../views/reading/reading-actions.ts';
import { VerseActions } from '../../views/reading/VerseActs.tsx';
import { readingActions } from './provide-reading-actions.ts';

/** Copy and share buttons for the verse of a page. */
export function VerseActsIsland(verse: CopiedVerse) {
  return (
    <ReadingActions value={readingActions}>
      <VerseActions verse={verse} />
    </ReadingActions>
  );
}
