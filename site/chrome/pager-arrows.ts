/** Moves the focus along a pager's links with the arrow keys. Returns whether it moved. */
export function arrowThroughPager(key: string, target: HTMLElement): boolean {
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  const nav = step ? target.closest('.pager') : null;
  if (!nav) return false;
  const links = [...nav.querySelectorAll('a')];
  const next = links[links.indexOf(target as HTMLAnchorElement) + step];
  next?.focus();
  return next !== undefined;
}
