import { productSlug } from '#data/model/product.ts';

/**
 * Opens an entry over the page; `opener` gets the focus back. The dialog is fetched with the first one; where it cannot
 * be had the entry's own page is opened.
 */
export function openEntry(number: string, opener: HTMLElement): void {
  import('./lexicon-dialog.ts').then(({ openLexiconDialog }) => openLexiconDialog(number, opener)).catch(() => location.assign(`/${productSlug}/${number}`));
}
