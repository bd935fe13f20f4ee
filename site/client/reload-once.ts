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
    // Without storage, nothing would limit the reloads.
    return false;
  }
  location.reload();
  return true;
}

/** Call when the island has loaded. If it fails later, the page may be reloaded again. */
export function clearReload(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // Storage is unavailable, so there is nothing to remove.
  }
}
