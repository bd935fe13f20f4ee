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
      <button className="button" onClick={onCopy}>
        {isCopied ? 'Copied' : 'Copy'}
      </button>
      <button className="button" onClick={onShare}>
        {isShared ? 'Shared' : 'Share'}
      </button>
      <button
        className="button"
        title={isCollected ? 'Take it out of the words you study' : undefined}
        onClick={onCollect}
      >
        {isCollected ? <Collected /> : collectLabel}
      </button>
    </>
  );
}

const collectLabel = 'Add to my words';
const place = { gridArea: '1 / 1' };

/** As wide as the label before it, which it takes the place of as the page opens: no button goes to another row. */
function Collected() {
  return (
    <span style={{ display: 'inline-grid' }}>
      <span style={place}>In my words ✓</span>
      <span style={{ ...place, visibility: 'hidden' }} aria-hidden="true">
        {collectLabel}
      </span>
    </span>
  );
}
