import { logFault } from '../client/log-fault.ts';

/** The first page came before there was a worker to keep it. Nearly all of it is in the browser's own cache still. */
export function rememberThisPage(): void {
  const own = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const files = own.filter(({ origin, pathname }) => origin === location.origin && /^\/_astro\/|\.svg$/.test(pathname));
  for (const path of new Set([location.href.replace(/#.*/, ''), ...files.map(({ href }) => href)])) {
    fetch(path).catch((error: unknown) => logFault('remember-page', error));
  }
}
