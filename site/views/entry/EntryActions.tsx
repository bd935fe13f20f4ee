export interface EntryActionsProps {
  isCopied?: boolean;
  isShared?: boolean;
  onCopy?: () => void;
  onShare?: () => void;
}

/** What can be done with an entry. An island makes the buttons work; without scripts they are not shown. */
export function EntryActions({ isCopied = false, isShared = false, onCopy, onShare }: EntryActionsProps) {
  return (
    <>
      <button type="button" className="button" onClick={onCopy}>
        {isCopied ? 'Copied' : 'Copy'}
      </button>
      <button type="button" className="button" onClick={onShare}>
        {isShared ? 'Shared' : 'Share'}
      </button>
    </>
  );
}
