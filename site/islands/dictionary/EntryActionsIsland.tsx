import { useEffect } from 'react';
import { EntryActions } from '../../views/dictionary/EntryActions.tsx';
import { useFlash } from '../../views/ui/use-flash.ts';
import { entryContent, type CopiedContent } from '../copy/copied-content.ts';
import { copy, sayCopyFailed, share } from '../copy/copy-share.ts';
import { useCollected } from '../study/use-collected.ts';
import { numberOfAddress } from './entry-url.ts';
import { entryText } from './entry-text.ts';
import { findEntry } from './find-entry.ts';

/** Copy, share and collect. No props travel with 14,197 pages: the address says the number. */
export function EntryActionsIsland() {
  const number = numberOfAddress();
  const [isCopied, flashCopied] = useFlash();
  const [isShared, flashShared] = useFlash();
  const collected = useCollected(number);
  // Browsers let a page at the clipboard for a few seconds after a press only.
  useEffect(() => void findEntry(number), [number]);
  const act = async (does: (content: CopiedContent) => Promise<boolean>, flash: () => void): Promise<void> => {
    const found = await findEntry(number);
    if (found.kind !== 'entry') sayCopyFailed();
    else if (await does(entryContent(entryText(found.entry)))) flash();
  };
  return (
    <EntryActions
      isCopied={isCopied}
      isShared={isShared}
      isCollected={collected.isIn}
      onCopy={() => void act(copy, flashCopied)}
      onShare={() => void act(share, flashShared)}
      onCollect={collected.toggle}
    />
  );
}
