import { productSlug } from '#data/model/product.ts';

/** Opens the entry of a word that is being read; `opener` gets the focus back. */
export function openEntry(number: string, _opener: HTMLElement): void {
  location.assign(`/${productSlug}/${number}`);
}
