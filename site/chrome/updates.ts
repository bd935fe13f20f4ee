import { showMessageBar } from './show-notice.ts';
import { reloadLabel, siteUpdated, updateAvailable } from './bars/messages.ts';

/** Set in a tab whose reader postponed the new edition. */
const laterKey = 'edition-later';

/**
 * Announces a newer build, which waits until the reader requests it. Then this tab reloads once, and the other tabs
 * show that their page is of an earlier edition. Nothing reloads automatically, so no typed text is lost.
 */
export function watchForUpdates(registration: ServiceWorkerRegistration, isFirst: boolean): void {
  const { serviceWorker } = navigator;
  let isRequested = false;
  // The first worker takes control although there is nothing new, unless the reader requested it.
  let isTakenOver = !isFirst;

  const announce = (): void => {
    if (!registration.waiting || !registration.active || isLater()) return;
    void showMessageBar({
      text: updateAvailable,
      action: reloadLabel,
      onAction: replace,
      onClose: rememberLater,
    });
  };
  const replace = (): void => {
    isRequested = true;
    // Another tab may have requested it already.
    if (registration.waiting) registration.waiting.postMessage({ kind: 'replace' }, []);
    else location.reload();
  };

  serviceWorker.addEventListener('controllerchange', () => {
    if (isRequested) {
      isRequested = false;
      location.reload();
    } else if (!isTakenOver) isTakenOver = true;
    else
      void showMessageBar({
        text: siteUpdated,
        action: reloadLabel,
        onAction: () => location.reload(),
      });
  });
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', announce);
  });
  announce();
}

function isLater(): boolean {
  try {
    return sessionStorage.getItem(laterKey) !== null;
  } catch {
    return false;
  }
}

function rememberLater(): void {
  try {
    sessionStorage.setItem(laterKey, '');
  } catch {
    // Storage is disabled in some private windows. The bar then appears again on the next page.
  }
}
