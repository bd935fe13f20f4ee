import { canReachSite } from '../offline/reach-site.ts';
import { showMessageBar } from './show-notice.ts';
import { partFailed, partNotSaved, reloadLabel } from './bars/messages.ts';

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
  const text = (await canReachSite()) ? partFailed : partNotSaved;
  const isNotified = await showMessageBar({ text, action: reloadLabel, onAction: () => location.reload() });
  // Falls back to the browser's own dialog, so that a click without effect is explained.
  if (!isNotified && navigator.userActivation?.isActive) alert(text);
}
