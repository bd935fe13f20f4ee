import { openEntry } from './open-entry.ts';
import { isPlainClick } from '../plain-click.ts';

/** Within `root`, a plain click on a link to an entry that `selector` finds opens the entry over the page. */
export function openEntriesOver(root: HTMLElement | Document, selector: string): void {
  root.addEventListener('click', (event) => {
    if (!(event instanceof MouseEvent) || !(event.target instanceof Element) || !isPlainClick(event)) return;
    const link = event.target.closest<HTMLAnchorElement>(selector);
    if (!link) return;
    event.preventDefault();
    openEntry(new URL(link.href).pathname.split('/').at(-1) ?? '', link);
  });
}
