import type { CopiedContent } from './copied-content.ts';
import { feedbackTime } from '../../views/ui/use-flash.ts';
import { showToast } from '../../client/toasts.ts';
import { copiedInsteadMessage, copiedTitle, copyFailed, copyFailedTitle, shareFailedTitle } from './messages.ts';

/** Copies the content to the clipboard and shows a toast. Returns whether it succeeded. */
export async function copy(content: CopiedContent): Promise<boolean> {
  try {
    await write(content);
    showToast({ title: copiedTitle, description: content.copied, duration: feedbackTime });
    return true;
  } catch {
    return notifyCopyFailed();
  }
}

/** Opens the system's share sheet. A browser without one copies the content instead. Returns whether it was shared. */
export async function share(content: CopiedContent): Promise<boolean> {
  const { title, text, url } = content;
  if (!navigator.share) return copyInstead(content);
  try {
    await navigator.share({ title, text, url });
    return true;
  } catch (error) {
    const isCanceled = error instanceof DOMException && error.name === 'AbortError';
    return isCanceled ? false : copyInstead(content);
  }
}

async function write({ text, html }: CopiedContent): Promise<void> {
  if (html === undefined || typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(text);
  const blob = (type: string, data: string): Record<string, Blob> => ({ [type]: new Blob([data], { type }) });
  return navigator.clipboard.write([new ClipboardItem({ ...blob('text/plain', text), ...blob('text/html', html) })]);
}

async function copyInstead(content: CopiedContent): Promise<boolean> {
  try {
    await write(content);
    const description = copiedInsteadMessage(content.noun);
    showToast({ title: shareFailedTitle, description, duration: feedbackTime });
    return false;
  } catch {
    return notifyCopyFailed();
  }
}

/** Always returns false, as the result of a failed copy. */
export function notifyCopyFailed(): false {
  showToast({ title: copyFailedTitle, description: copyFailed, destructive: true, duration: feedbackTime });
  return false;
}
