import { comparisonContent } from '../copy/copied-content.ts';
import { copy, share } from '../copy/copy-share.ts';

/** Within `root`, the buttons at a verse that stands in several versions copy or share it with all of them. */
export function listenForComparisonActions(root: HTMLElement): void {
  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('.beside button[data-act]') : null;
    const row = button?.closest('li');
    if (!button || !row) return;
    const content = readComparison(row);
    void (button.dataset.act === 'share' ? share(content, button) : copy(content, button));
  });
}

function readComparison(row: Element) {
  const link = row.querySelector<HTMLAnchorElement>('b a');
  const sides = [...row.querySelectorAll(':scope > div')].map((cell) => ({
    label: cell.querySelector(':scope > small')?.textContent ?? '',
    text: [...cell.querySelectorAll('p')].map((text) => text.textContent?.trim()).join(' '),
  }));
  return comparisonContent({ reference: link?.textContent ?? '', sides, link: link?.href ?? location.href });
}
