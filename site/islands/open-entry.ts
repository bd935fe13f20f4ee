import { productSlug } from '#data/model/product.ts';

/** Opens the entry of a word over the page; `opener` gets the focus back. Where the dialog cannot be had, its page is opened. */
export function openEntry(number: string, opener: HTMLElement): void {
  import('./lexicon-dialog.ts').then(({ openLexiconDialog }) => openLexiconDialog(number, opener)).catch(() => location.assign(`/${productSlug}/${number}`));
}
