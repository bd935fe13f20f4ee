import { addToWords, inWords, removeFromWords } from './entry/messages.ts';
import { copiedLabel, copyLabel, noteCountMessage, shareLabel, sharedLabel } from '../ui/messages.ts';
export interface EntryActionsProps {
  isCopied?: boolean;
  isShared?: boolean;
  /** The reader has added the word to their study words. */
  isCollected?: boolean;
  onCopy?: () => void;
  onShare?: () => void;
  onCollect?: () => void;
  /** Opens the reader's own notes on the entry. */
  onNote?: (opener: HTMLElement) => void;
  /** Whether to show the button for notes. */
  hasNote?: boolean;
  /** Notes that the reader has written on the entry. */
  notes?: number;
}

/** The actions of an entry. An island makes the buttons work; without scripts they are hidden. */
export function EntryActions(props: EntryActionsProps) {
  const {
    isCopied = false,
    isShared = false,
    isCollected = false,
    onCopy,
    onShare,
    onCollect,
    onNote,
    hasNote = true,
    notes = 0,
  } = props;
  return (
    <>
      <button className="button" onClick={onCopy}>
        {isCopied ? copiedLabel : copyLabel}
      </button>
      <button className="button" onClick={onShare}>
        {isShared ? sharedLabel : shareLabel}
      </button>
      <CollectButton isCollected={isCollected} onCollect={onCollect} />
      {hasNote && (
        <button className="button" onClick={({ currentTarget }) => onNote?.(currentTarget)}>
          {noteCountMessage(notes)}
        </button>
      )}
    </>
  );
}

interface CollectButtonProps {
  isCollected: boolean;
  onCollect: (() => void) | undefined;
}

/** Adds the word of an entry to the reader's study words, or removes it. */
export function CollectButton({ isCollected, onCollect }: CollectButtonProps) {
  return (
    <button className="button" title={isCollected ? removeFromWords : undefined} onClick={onCollect}>
      {isCollected ? <Collected /> : addToWords}
    </button>
  );
}

const cell = { gridArea: '1 / 1' };

/** As wide as the label that it replaces, so that no button wraps to another row when the page loads. */
function Collected() {
  return (
    <span style={{ display: 'inline-grid' }}>
      <span style={cell}>{inWords}</span>
      <span style={{ ...cell, visibility: 'hidden' }} aria-hidden="true">
        {addToWords}
      </span>
    </span>
  );
}
