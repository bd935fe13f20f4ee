import { productSlug } from '#data/model/product.ts';

const key = `${productSlug}-reloaded`;

/**
 * What `load` imports. Where a script of it cannot be fetched the page is loaded again, once: a browser that has failed to
 * fetch a module does not ask for it a second time while its page stands.
 */
export async function loadOrReload<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    const loaded = await load();
    remember(false);
    return loaded;
  } catch (error) {
    if (remember(true)) location.reload();
    throw error;
  }
}

/** Returns whether that is news; a device that keeps nothing knows no news, and is not reloaded without end. */
function remember(isReloaded: boolean): boolean {
  try {
    const wasReloaded = sessionStorage.getItem(key) !== null;
    if (isReloaded) sessionStorage.setItem(key, '1');
    else sessionStorage.removeItem(key);
    return wasReloaded !== isReloaded;
  } catch {
    return false;
  }
}
