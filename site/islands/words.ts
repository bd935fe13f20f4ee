import { listenForVerseActions } from './copy-share.ts';
import { isPlainClick } from './plain-click.ts';

/** The page of a verse: copying and sharing, entries over the page, arrow keys in its tables. It reads whole without. */
const page = document.querySelector<HTMLElement>('.verse-words');
if (page) {
  listenForVerseActions(page);
  page.addEventListener('click', openEntry);
  page.addEventListener('keydown', stepThroughNumbers);
}

function openEntry(event: MouseEvent): void {
  const number = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('.words a, .shared a') : null;
  if (!number || !isPlainClick(event)) return;
  event.preventDefault();
  const text = /[HG]\d+/.exec(number.textContent ?? '')?.[0] ?? '';
  import('./lexicon-dialog.ts').then(({ openLexiconDialog }) => openLexiconDialog(text, number)).catch(() => location.assign(number.href));
}

/** Up and down lead from number to number. */
function stepThroughNumbers(event: KeyboardEvent): void {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || ctrlKey || metaKey || altKey || !(target instanceof HTMLAnchorElement)) return;
  const links = [...(target.closest('.words')?.querySelectorAll<HTMLAnchorElement>('tbody a') ?? [])];
  const next = links[links.indexOf(target) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
