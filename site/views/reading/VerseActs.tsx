import { useContext } from 'react';
import type { CopiedVerse } from './reading-actions.ts';
import { ReadingActions } from './reading-actions.ts';
import { useFlash } from '../ui/use-flash.ts';
import type { Script } from '../text/script-props.ts';
import { copiedLabel, copyLabel, exportLabel, noteCountMessage, shareLabel, sharedLabel } from '../ui/messages.ts';

/** The buttons of a verse that need scripts. */
export function VerseActions({
  verse,
  disabled,
  hasNote = false,
}: {
  verse: CopiedVerse;
  disabled?: boolean;
  /** Shows the button for the reader's own notes. */
  hasNote?: boolean;
}) {
  const { copy, share, note, notes = 0 } = useContext(ReadingActions);
  const [isCopied, flashCopied] = useFlash();
  const [isShared, flashShared] = useFlash();
  return (
    <>
      <button
        type="button"
        className="button"
        disabled={disabled}
        onClick={() => void copy(verse).then((done) => done && flashCopied())}
      >
        {isCopied ? copiedLabel : copyLabel}
      </button>{' '}
      <button
        type="button"
        className="button"
        disabled={disabled}
        onClick={() => void share(verse).then((done) => done && flashShared())}
      >
        {isShared ? sharedLabel : shareLabel}
      </button>
      {hasNote && (
        <>
          {' '}
          <button type="button" className="button" onClick={({ currentTarget }) => note?.(currentTarget)}>
            {noteCountMessage(notes)}
          </button>
        </>
      )}
    </>
  );
}

/** The same, with notes and export, for the page of a verse. */
export function WordsActions({ verse }: { verse: CopiedVerse & { script: Script } }) {
  const { exportVerse } = useContext(ReadingActions);
  return (
    <>
      <VerseActions verse={verse} hasNote />{' '}
      <button type="button" className="button" onClick={({ currentTarget }) => exportVerse(verse, currentTarget)}>
        {exportLabel}
      </button>
    </>
  );
}
