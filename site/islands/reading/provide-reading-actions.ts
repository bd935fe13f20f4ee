import type { CopiedVerse, ReadingActions } from '../../views/reading/reading-actions.ts';
import { verseContent, type CopiedContent } from '../copy/copied-content.ts';
import { copy, share } from '../copy/copy-share.ts';
import { readCopyFormat } from '../copy/copy-setting.ts';

/** Copy and share of a verse, in the format chosen on this device. */
export const readingActions: ReadingActions = {
  copy: (verse) => copy(contentOf(verse)),
  share: (verse) => share(contentOf(verse)),
};

function contentOf(verse: CopiedVerse): CopiedContent {
  return verseContent({ ...verse, link: new URL(verse.link, location.href).href }, readCopyFormat());
}
