export interface EntryActionsProps {
  isCopied?: boolean;
  isShared?: boolean;
  /** The word is among those that the reader studies. */
  isCollected?: boolean;
  onCopy?: () => void;
  onShare?: () => void;
  onCollect?: () => void;
}

/** What can be done with an entry. An island makes the buttons work; without scripts they are not shown. */
export function EntryActions(props: EntryActionsProps) {
  const { isCopied = false, isShared = false, isCollected = false, onCopy, onShare, onCollect } = props;
  return (
    <>
      <button type="button" className="button" onClick={onCopy}>
        {isCopied ? 'Copied' : 'Copy'}
      </button>
      <button type="button" className="button" onClick={onShare}>
        {isShared ? 'Shared' : 'Share'}
      </button>
      <button
        type="button"
        className="button"
        // As wide as it was: nothing behind it moves.
        style={isCollected ? { minWidth: '9rem' } : undefined}
        title={isCollected ? 'Take it out of the words you study' : undefined}
        onClick={onCollect}
      >
        {isCollected ? 'In my words ✓' : 'Add to my words'}
      </button>
    </>
  );
}
