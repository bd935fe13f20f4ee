import { entryContent } from '../copy/copied-content.ts';
import { copy, share } from '../copy/copy-share.ts';
import { readEntryText } from './entry-text.ts';
import { takeOverKeepButton } from '../offline/keep-button.ts';
import { isPlainClick } from '../plain-click.ts';

const article = document.querySelector<HTMLElement>('.entry');
if (article) {
  showWayBack(article);
  takeOverKeepButton(article);
  article.addEventListener('click', (event) => {
    const target = event.target as Element;
    const button = target.closest<HTMLButtonElement>('button:is([data-act=copy], [data-act=share])');
    const link = target.closest<HTMLAnchorElement>('#examples .pager a');
    if (button) void (button.dataset.act === 'share' ? share : copy)(entryContent(readEntryText(article)), button);
    else if (link && isPlainClick(event)) {
      event.preventDefault();
      void import('./examples-paging.ts').then(
        ({ openExamples }) => openExamples(readEntryText(article).number, Number(link.dataset.page)),
        () => location.assign(link.href),
      );
    }
  });
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
