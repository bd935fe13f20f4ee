import { tell } from './tell.ts';

/** Set for the tab where the reader has read enough of it. */
const laterKey = 'edition-later';

/**
 * Announces a later build, which waits until the reader asks for it: then this tab loads it, once, and the others say
 * that they are of the earlier one. Nothing reloads by itself, so no typed text is lost.
 */
export function watchForUpdates(registration: ServiceWorkerRegistration, isFirst: boolean): void {
  const { serviceWorker } = navigator;
  let isAsked = false;
  // The first worker takes the page over without there being anything new, unless the reader has asked for it.
  let isTakenOver = !isFirst;

  const announce = (): void => {
    if (!registration.waiting || !registration.active || isLater()) return;
    void tell({
      text: 'A new edition of the site is ready.',
      action: 'Show it',
      onAction: replace,
      onClose: rememberLater,
    });
  };
  const replace = (): void => {
    isAsked = true;
    // Another tab may have asked before.
    if (registration.waiting) registration.waiting.postMessage({ kind: 'replace' }, []);
    else location.reload();
  };

  serviceWorker.addEventListener('controllerchange', () => {
    if (isAsked) {
      isAsked = false;
      location.reload();
    } else if (!isTakenOver) isTakenOver = true;
    else
      void tell({
        text: 'The site has a new edition. This page is of the earlier one.',
        action: 'Reload',
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
    // Storage is refused in some private windows; the bar then comes again with the next page.
  }
}
