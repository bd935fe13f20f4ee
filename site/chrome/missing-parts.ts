import { canReachSite } from '../offline/reach-site.ts';
import { showMessageBar } from './show-notice.ts';

let isNotifying = false;

/**
 * Shows a message when a lazy-loaded part of the page cannot be loaded: there is no network, or the site has a newer
 * edition than this page. The event is dispatched by the bundler.
 */
export function watchForMissingParts(): void {
  addEventListener('vite:preloadError', () => {
    // The module that renders the message can be missing too.
    if (isNotifying) return;
    isNotifying = true;
    void notifyMissingPart().finally(() => {
      isNotifying = false;
    });
  });
}

async function notifyMissingPart(): Promise<void> {
  const text = (await canReachSite())
    ? 'A part of this page could not be loaded.'
    : 'You are offline, and this part of the page is not saved on this device.';
  const isNotified = await showMessageBar({ text, action: 'Reload', onAction: () => location.reload() });
  // Falls back to the browser's own dialog, so that a click without effect is explained.
  if (!isNotified && navigator.userActivation?.isActive) alert(text);
}
