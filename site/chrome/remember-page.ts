import { logClientError } from '../client/log-client-error.ts';

/** Stores a page that was requested before the worker was active. Nearly all of its files are in the browser's cache. */
export function rememberThisPage(): void {
  const resourceUrls = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const files = resourceUrls.filter(
    ({ origin, pathname }) => origin === location.origin && /^\/_astro\/|\.svg$/.test(pathname),
  );
  for (const path of new Set([location.href.replace(/#.*/, ''), ...files.map(({ href }) => href)])) {
    fetch(path).catch((error: unknown) => logClientError('remember-page', error));
  }
}
