import { productSlug } from '#data/site/product.ts';

/**
 * Puts the numbers of tagged words behind them as links, in the place of those that the style sheet draws before scripts
 * run, or takes them away. The links are no stops of the tab key: a chapter has hundreds.
 */
export function showNumbers(text: Element, shown: boolean): void {
  for (const old of text.querySelectorAll('[data-built] + sup')) old.remove();
  for (const word of text.querySelectorAll<HTMLElement>('[data-n]')) {
    word.toggleAttribute('data-built', shown);
    if (shown) word.after(numbersOf(word));
  }
}

function numbersOf(word: HTMLElement): HTMLElement {
  const sup = document.createElement('sup');
  for (const [index, number] of (word.dataset.n ?? '').split(' ').entries()) {
    const link = document.createElement('a');
    link.href = `/${productSlug}/${number}`;
    link.textContent = number;
    link.tabIndex = -1;
    sup.append(...(index > 0 ? [' '] : []), link);
  }
  return sup;
}
