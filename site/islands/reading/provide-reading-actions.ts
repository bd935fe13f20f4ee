import type { CopiedVerse, ReadingActions } from '../../views/reading/reading-actions.ts';
import { verseContent, type CopiedContent } from '../copy/copied-content.ts';
import { copy, share } from '../copy/copy-share.ts';
import { readCopyFormat } from '../copy/copy-setting.ts';

/** Copy and share of a verse, in the format chosen on this device, and its export. */
export const readingActions: ReadingActions = {
  copy: (verse) => copy(contentOf(verse)),
  share: (verse) => share(contentOf(verse)),
  exportVerse: (verse, opener) =>
    void import('../export/export-verse.ts').then(({ exportVerse }) => exportVerse(verse, opener)),
};

function contentOf(verse: CopiedVerse): CopiedContent {
  return verseContent({ ...verse, link: new URL(verse.link, location.href).href }, readCopyFormat());
}
