import { productSlug } from '#data/model/product.ts';

const keyOf = (name: string): string => `${productSlug}-reloaded-${name}`;

/** Loads the page again where the island `name` could not be fetched, unless that was done already and did not help. */
export function reloadOnce(name: string): void {
  try {
    if (sessionStorage.getItem(keyOf(name)) !== null) return;
    sessionStorage.setItem(keyOf(name), '1');
  } catch {
    // Nothing tells how often it was done.
    return;
  }
  location.reload();
}

/** The island has come: the next time that it does not, the page may be loaded again. */
export function forgetReload(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // Nothing is kept.
  }
}
