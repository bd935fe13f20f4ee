export interface EntryActionsProps {
  isCopied?: boolean;
  isShared?: boolean;
  /** The reader has added the word to their study words. */
  isCollected?: boolean;
  onCopy?: () => void;
  onShare?: () => void;
  onCollect?: () => void;
}

/** The actions of an entry. An island makes the buttons work; without scripts they are hidden. */
export function EntryActions(props: EntryActionsProps) {
  const { isCopied = false, isShared = false, isCollected = false, onCopy, onShare, onCollect } = props;
  return (
    <>
      <button className="button" onClick={onCopy}>
        {isCopied ? 'Copied' : 'Copy'}
      </button>
      <button className="button" onClick={onShare}>
        {isShared ? 'Shared' : 'Share'}
      </button>
      <button className="button" title={isCollected ? 'Remove from my words' : undefined} onClick={onCollect}>
        {isCollected ? <Collected /> : collectLabel}
      </button>
    </>
  );
}

const collectLabel = 'Add to my words';
const cell = { gridArea: '1 / 1' };

/** As wide as the label that it replaces, so that no button wraps to another row when the page loads. */
function Collected() {
  return (
    <span style={{ display: 'inline-grid' }}>
      <span style={cell}>In my words ✓</span>
      <span style={{ ...cell, visibility: 'hidden' }} aria-hidden="true">
        {collectLabel}
      </span>
    </span>
  );
}
