/** Hides an element on paper. `my-study.css` has the rule. */
const unprinted = 'data-unprinted';

/** Prints one element of the page of My study, without the page's other contents. */
export function printAlone(element: Element): void {
  const hidden: Element[] = [];
  let kept: Element = element;
  while (kept.parentElement && !kept.matches('.my-study')) {
    const parent = kept.parentElement;
    hidden.push(...[...parent.children].filter((each) => each !== kept));
    kept = parent;
  }
  for (const each of hidden) each.setAttribute(unprinted, '');
  addEventListener('afterprint', () => hidden.forEach((each) => each.removeAttribute(unprinted)), { once: true });
  print();
}
