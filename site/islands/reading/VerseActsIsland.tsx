import { ReadingActions, type CopiedVerse } from '../../views/reading/reading-actions.ts';
import { VerseActs } from '../../views/reading/VerseActs.tsx';
import { readingActions } from './reading-actions.ts';

/** Copy and share buttons for the verse of a page. */
export function VerseActsIsland(verse: CopiedVerse) {
  return (
    <ReadingActions value={readingActions}>
      <VerseActs verse={verse} />
    </ReadingActions>
  );
}
