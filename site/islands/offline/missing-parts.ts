import { showUpdateBar } from './update-bar.ts';

/**
 * Says so when a part of the page that comes on first use cannot be had: there is no network, or the site has a new
 * edition and this page is of the earlier one. The event is the bundler's.
 */
export function tellMissingParts(): void {
  addEventListener('vite:preloadError', () => {
    const text = navigator.onLine ? 'A part of this page could not be loaded.' : 'A part of this page is not kept on this device, and there is no network.';
    showUpdateBar({ text, action: 'Reload', onAction: () => location.reload() });
  });
}
