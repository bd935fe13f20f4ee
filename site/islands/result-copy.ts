import { defaultCopyFormat, formatCopy, tryParseCopyFormat } from './copy-format.ts';
import { readStored, writeStored } from './stored.ts';
import { showToast } from './toasts.ts';

const setting = 'copy-format';
/** How long a button says that it has done its work, and its toast stays, in ms. */
const feedbackTime = 2000;

/** The menu of formats shows the one that this device used last, and remembers the next. */
export function keepCopyFormat(menu: HTMLSelectElement): void {
  menu.value = tryParseCopyFormat(readStored(setting)) ?? defaultCopyFormat;
  menu.addEventListener('change', () => writeStored(setting, menu.value));
}

/** Puts the verse that the button stands at on the clipboard, and says so. */
export async function copyResult(button: HTMLButtonElement, menu: HTMLSelectElement): Promise<void> {
  const item = button.closest('li');
  const reference = item?.querySelector('b')?.textContent ?? '';
  const text = item ? textOf(item) : '';
  try {
    await navigator.clipboard.writeText(formatCopy({ reference, text }, tryParseCopyFormat(menu.value) ?? defaultCopyFormat));
    flag(button);
    showToast({ title: 'Copied to clipboard', description: `${reference} has been copied`, duration: feedbackTime });
  } catch {
    showToast({ title: 'Copy failed', description: 'Please try again', destructive: true, duration: feedbackTime });
  }
}

/** The verse without the numbers that may stand in it. */
function textOf(item: Element): string {
  const verse = item.querySelector('p')?.cloneNode(true) as Element | undefined;
  for (const number of verse?.querySelectorAll('sup') ?? []) number.remove();
  return verse?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
}

function flag(button: HTMLButtonElement): void {
  button.dataset.name ??= button.textContent ?? '';
  button.textContent = 'COPIED';
  setTimeout(() => (button.textContent = button.dataset.name ?? ''), feedbackTime);
}
