import { useEffect, useState } from 'react';
import { EntryActions } from '../../views/dictionary/EntryActions.tsx';
import { useFlash } from '../../views/ui/use-flash.ts';
import { entryContent, type CopiedContent } from '../copy/copied-content.ts';
import { copy, notifyCopyFailed, share } from '../copy/copy-share.ts';
import { useNoteCount } from '../my-study/use-note-count.ts';
import { useCollected } from '../study/use-collected.ts';
import { numberOfUrl } from './entry-url.ts';
import { entryText } from './entry-text.ts';
import { findEntryAnswer } from './find-entry.ts';

/**
 * Copy, share and collect. The island has no props, so that the 14,197 pages stay small. The number comes from the URL.
 */
export function EntryActionsIsland() {
  const number = numberOfUrl();
  const [isCopied, flashCopied] = useFlash();
  const [isShared, flashShared] = useFlash();
  const collected = useCollected(number);
  const [target] = useState(() => ({ entry: number }));
  const { count, openNotes } = useNoteCount(target);
  // Load the entry early: browsers allow clipboard access only for a few seconds after a press.
  useEffect(() => void findEntryAnswer(number), [number]);
  const act = async (action: (content: CopiedContent) => Promise<boolean>, flash: () => void): Promise<void> => {
    const result = await findEntryAnswer(number);
    if (result.kind !== 'entry') notifyCopyFailed();
    else if (await action(entryContent(entryText(result.entry)))) flash();
  };
  return (
    <EntryActions
      isCopied={isCopied}
      isShared={isShared}
      isCollected={collected.isIn}
      onCopy={() => void act(copy, flashCopied)}
      onShare={() => void act(share, flashShared)}
      onCollect={collected.toggle}
      notes={count}
      onNote={openNotes}
    />
  );
}
