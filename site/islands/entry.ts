import { productName } from '#data/model/product.ts';
import { formatEntryText, readEntryText } from './entry-text.ts';
import { isPlainClick } from './plain-click.ts';
import { showToast } from './toasts.ts';

/** How long a button says that it has done its work, and its toast stays, in ms. */
const feedbackTime = 2000;

const article = document.querySelector<HTMLElement>('.entry');
if (article) {
  showWayBack(article);
  article.addEventListener('click', (event) => {
    const target = event.target as Element;
    const button = target.closest<HTMLButtonElement>('button[data-act]');
    const link = target.closest<HTMLAnchorElement>('#examples .pager a');
    if (button) void (button.dataset.act === 'share' ? share(article, button) : copy(article, button));
    else if (link && isPlainClick(event)) {
      event.preventDefault();
      void import('./examples-paging.ts').then(
        ({ openExamples }) => openExamples(readEntryText(article).number, Number(link.dataset.page)),
        () => location.assign(link.href),
      );
    }
  });
}

async function copy(from: HTMLElement, button: HTMLButtonElement): Promise<void> {
  const entry = readEntryText(from);
  try {
    await navigator.clipboard.writeText(formatEntryText(entry));
    flag(button, 'Copied');
    showToast({ title: 'Copied to clipboard', description: `The ${productName} entry for ${entry.number} has been copied`, duration: feedbackTime });
  } catch {
    showToast({ title: 'Copy failed', description: 'Please try again', destructive: true, duration: feedbackTime });
  }
}

async function share(from: HTMLElement, button: HTMLButtonElement): Promise<void> {
  const text = formatEntryText(readEntryText(from));
  if (navigator.share) {
    try {
      await navigator.share({ title: document.title, text, url: location.href });
      flag(button, 'Shared');
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copyInstead(text);
    }
  } else await copyInstead(text);
}

async function copyInstead(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({
      title: 'Share not supported',
      description: "Your browser doesn't support direct sharing. Definition copied to clipboard instead.",
    });
  } catch {
    showToast({ title: 'Copy failed', description: 'Please try again', destructive: true });
  }
}

function flag(button: HTMLButtonElement, done: string): void {
  const name = button.dataset.name ?? button.textContent ?? '';
  button.dataset.name = name;
  button.textContent = done;
  setTimeout(() => (button.textContent = name), feedbackTime);
}

/** The link stands in the page already, invisible, so that nothing moves when it shows. */
function showWayBack(from: HTMLElement): void {
  const link = from.querySelector<HTMLAnchorElement>('.back');
  if (!link || !document.referrer) return;
  const { origin, pathname } = new URL(document.referrer);
  if (origin !== location.origin || !/\/(strongs-)?results/.test(pathname)) return;
  link.href = document.referrer;
  link.classList.remove('off');
}
