/** Puts HTML into a slot within `page`. An empty slot is hidden, a filled one is shown, as from the worker. */
export function fillSlot(page: ParentNode, name: string, html: string): void {
  const element = findSlot(page, name);
  element.innerHTML = html;
  element.hidden = html === '';
}

export function findSlot(page: ParentNode, name: string): HTMLElement {
  const element = page.querySelector<HTMLElement>(`[data-slot="${name}"]`);
  if (!element) throw new Error(`The page has no slot "${name}"`);
  return element;
}
