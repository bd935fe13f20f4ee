/**
 * Marks texts, links and fields of a part of the page: of those that look the same, the first and the last one.
 * Returns how many it marked. Runs in the page.
 */
export function markColors({ part, mark }: { part: string; mark: string }): number {
  const layers = new Map<Element, string>();
  /** What decides the contrast of an element: its style and the styles of what is behind it. */
  const layersOf = (element: Element): string => {
    const known = layers.get(element);
    if (known !== undefined) return known;
    const style = getComputedStyle(element);
    const own = [
      style.color,
      style.backgroundColor,
      style.backgroundImage,
      style.opacity,
      style.filter,
      style.mixBlendMode,
      style.fontSize,
      style.fontWeight,
      style.textShadow,
      style.textDecorationLine,
      style.borderBottom,
      style.position,
    ].join();
    const behind = element.parentElement ? layersOf(element.parentElement) : '';
    const all = behind.endsWith(`/${own}`) ? behind : `${behind}/${own}`;
    layers.set(element, all);
    return all;
  };
  /** A disabled control may have a low contrast, and so may its label. */
  const isDisabled = (element: Element): boolean =>
    element.closest(':disabled, [aria-disabled=true]') !== null ||
    element.closest('label')?.control?.matches(':disabled') === true;
  const hasText = (element: Element): boolean =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

  const alike = new Map<string, Element[]>();
  for (const root of document.querySelectorAll(part))
    for (const element of [root, ...root.querySelectorAll('*')]) {
      const isControl = element.matches('a[href], button, input, select, textarea');
      if (!(isControl || hasText(element)) || !element.checkVisibility({ visibilityProperty: true })) continue;
      const key = `${isControl ? element.localName : ''} ${isDisabled(element)} ${layersOf(element)}`;
      const others = alike.get(key);
      if (others) others.push(element);
      else alike.set(key, [element]);
    }
  const samples = new Set([...alike.values()].flatMap((all) => [all[0], all.at(-1)]));
  for (const sample of samples) sample?.setAttribute(mark, '');
  return samples.size;
}
