// oxlint-disable-next-line import/default -- the bundler returns the URL of the file
import address from '../offline/service-worker.ts?worker&url';
import { logClientError } from '../client/log-client-error.ts';
import { watchForMissingParts } from './missing-parts.ts';
import { rememberThisPage } from './remember-page.ts';
import { colorWindow } from './theme-color.ts';
import { watchForUpdates } from './updates.ts';

let registered: Promise<ServiceWorkerRegistration | undefined> | undefined;

/**
 * Registers the service worker once per page. Returns `undefined` if the device has no service workers or disables
 * them, as in some private windows.
 */
export function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  registered ??= register().catch((error: unknown) => {
    logClientError('register-worker', error);
    return undefined;
  });
  return registered;
}

/** Returns whether saved pages can be opened, after waiting for the worker to become active. */
export async function workerReady(): Promise<boolean> {
  const registration = await registerWorker();
  if (!registration) return false;
  const { active, installing, waiting } = registration;
  if (active) return true;
  const worker = installing ?? waiting;
  return new Promise((resolve) => {
    const look = (): void => {
      if (registration.active) resolve(true);
      else if (!worker || worker.state === 'redundant') resolve(false);
    };
    worker?.addEventListener('statechange', look);
    look();
  });
}

async function register(): Promise<ServiceWorkerRegistration | undefined> {
  colorWindow();
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined;
  const { serviceWorker } = navigator;
  const isFirst = serviceWorker.controller?.scriptURL !== new URL(address, location.href).href;
  if (isFirst) serviceWorker.addEventListener('controllerchange', rememberThisPage, { once: true });
  else serviceWorker.addEventListener('message', ({ data }) => data?.kind === 'remember' && rememberThisPage());
  // Unregisters workers of a former site on this origin. A narrower scope would take precedence over this one.
  const otherRegistrations = (await serviceWorker.getRegistrations()).filter(
    ({ scope }) => scope !== `${location.origin}/`,
  );
  await Promise.all(otherRegistrations.map((other) => other.unregister()));
  const registration = await serviceWorker.register(address, { scope: '/', updateViaCache: 'none' });
  // The worker may have become active after this page was requested.
  registration.active?.postMessage({ kind: 'claim' }, []);
  watchForUpdates(registration, isFirst);
  watchForMissingParts();
  return registration;
}
