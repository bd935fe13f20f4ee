import { productSlug } from '#data/site/product.ts';

/**
 * Adds the Strong's numbers of tagged words after them as links, or removes them. The links replace the numbers that
 * the style sheet shows before scripts run. They are not in the Tab order, because a chapter has hundreds.
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
