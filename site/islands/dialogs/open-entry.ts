import { productSlug } from '#data/site/product.ts';
import { isPlainClick } from '../../client/plain-click.ts';
import type { WordInContext } from './dialog-request.ts';
import { openDialog } from './open-dialog.ts';

/**
 * Opens an entry over the page, or a word without one. `opener` gets the focus back. If the dialog fails to load, the entry's own page opens.
 */
export function openEntry(number: string, opener: HTMLElement, word?: WordInContext): void {
  const request = { kind: 'entry', number, ...(word && { word }) } as const;
  openDialog(request, opener, number === '' ? undefined : () => location.assign(`/${productSlug}/${number}`));
}

/** Call on click. A plain click on a link that matches `selector` opens its entry over the page. */
export function openEntryOver(event: MouseEvent, selector: string): void {
  if (!(event.target instanceof Element) || !isPlainClick(event)) return;
  const link = event.target.closest<HTMLAnchorElement>(selector);
  if (!link) return;
  event.preventDefault();
  openEntry(new URL(link.href).pathname.split('/').at(-1) ?? '', link);
}
