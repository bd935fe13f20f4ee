import { verseContent, type CopiedContent } from './copied-content.ts';
import { readCopyFormat } from './copy-setting.ts';
import { showToast } from '../toasts.ts';

/** How long a button says that it has done its work, and its toast stays, in ms. */
const feedbackTime = 2000;

/** Puts the content on the clipboard, and says so on the button and in a toast. */
export async function copy(content: CopiedContent, button: HTMLElement): Promise<void> {
  try {
    await write(content);
    flag(button, 'Copied');
    showToast({ title: 'Copied to clipboard', description: content.copied, duration: feedbackTime });
  } catch {
    sayFailure();
  }
}

/** Opens the system's share sheet; a browser without one copies the content instead. */
export async function share(content: CopiedContent, button: HTMLElement): Promise<void> {
  const { title, text, url } = content;
  if (!navigator.share) return copyInstead(content, button);
  try {
    await navigator.share({ title, text, url });
    flag(button, 'Shared');
  } catch (error) {
    const isCancelled = error instanceof DOMException && error.name === 'AbortError';
    if (!isCancelled) await copyInstead(content, button);
  }
}

/**
 * Within `root`, a button `data-act="copy"` or `"share"` acts on the verse around it: the `[data-verse]` element names
 * its `data-reference` and `data-link`, and its `[data-text]` element holds the words, with or without numbers.
 */
export function listenForVerseActions(root: HTMLElement | Document): void {
  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('[data-verse] button[data-act]') : null;
    const act = button?.dataset.act;
    const verse = button?.closest<HTMLElement>('[data-verse]');
    if (!button || !verse || (act !== 'copy' && act !== 'share')) return;
    const content = verseContent(readVerse(verse), readCopyFormat());
    void (act === 'copy' ? copy(content, button) : share(content, button));
  });
}

function readVerse(verse: HTMLElement) {
  const { reference = '', link } = verse.dataset;
  return { reference, text: wordsOf(verse), link: link && new URL(link, location.href).href };
}

/** The words without the numbers that may stand in them. */
function wordsOf(verse: Element): string {
  const words = verse.querySelector('[data-text]')?.cloneNode(true);
  if (!(words instanceof Element)) return '';
  for (const number of words.querySelectorAll('sup')) number.remove();
  return words.textContent?.replace(/\s+/g, ' ').trim() ?? '';
}

async function write({ text, html }: CopiedContent): Promise<void> {
  if (html === undefined || typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(text);
  const blob = (type: string, data: string): Record<string, Blob> => ({ [type]: new Blob([data], { type }) });
  return navigator.clipboard.write([new ClipboardItem({ ...blob('text/plain', text), ...blob('text/html', html) })]);
}

async function copyInstead(content: CopiedContent, button: HTMLElement): Promise<void> {
  try {
    await write(content);
    flag(button, 'Copied');
    const description = `Your browser doesn't support direct sharing. ${content.noun} copied to clipboard instead.`;
    showToast({ title: 'Share not supported', description, duration: feedbackTime });
  } catch {
    sayFailure();
  }
}

function sayFailure(): void {
  showToast({ title: 'Copy failed', description: 'Please try again', destructive: true, duration: feedbackTime });
}

/** The button says for two seconds what it did, in the letters that it is written in. */
function flag(button: HTMLElement, done: string): void {
  const name = (button.dataset.name ??= button.textContent ?? '');
  button.textContent = name === name.toUpperCase() ? done.toUpperCase() : done;
  setTimeout(() => (button.textContent = name), feedbackTime);
}
