import { logFault } from '../log-fault.ts';

/** Covers /hebrew-learning, /hebrew-alefbet and /hebrew-verbs with all below them: a scope is the start of an address. */
const scope = '/hebrew-';
const script = '/hebrew-offline.js';
const alwaysKept = ['/logo.svg', '/favicon.svg'];

/**
 * Keeps this page, what it is made of, and `more` on the device, so that all of it opens without a network.
 * Answers whether it is kept.
 */
export async function keepOffline(more: readonly string[] = []): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return false;
  try {
    await navigator.serviceWorker.register(script, { scope });
    const { active } = await navigator.serviceWorker.ready;
    if (!active) return false;
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
    const own = loaded.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/_astro/')).map(({ pathname }) => pathname);
    return await ask(active, [location.pathname, ...alwaysKept, ...own, ...more]);
  } catch (error) {
    // Refused in some private windows; the page works as long as there is a network.
    logFault('keep-offline', error);
    return false;
  }
}

function ask(worker: ServiceWorker, paths: string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }) => resolve(data === true), { once: true });
    port1.start();
    worker.postMessage({ kind: 'keep', paths: [...new Set(paths)] }, [port2]);
  });
}
