import { productSlug } from '#data/site/product.ts';

const keyOf = (name: string): string => `${productSlug}-reloaded-${name}`;

/**
 * Reloads the page if the island `name` failed, unless a reload did not help before. Returns whether the page reloads.
 */
export function reloadOnce(name: string): boolean {
  try {
    if (sessionStorage.getItem(keyOf(name)) !== null) return false;
    sessionStorage.setItem(keyOf(name), '1');
  } catch {
    // Without storage, nothing limits the reloads.
    return false;
  }
  location.reload();
  return true;
}

/** The island has come: the next time that it does not, the page may be loaded again. */
export function forgetReload(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // Nothing is kept.
  }
}
