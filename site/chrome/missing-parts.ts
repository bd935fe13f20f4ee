import { canReachSite } from '../offline/reach-site.ts';
import { tell } from './tell.ts';

let isTelling = false;

/**
 * Says so when a part of the page that comes on first use cannot be had: there is no network, or the site has a new
 * edition and this page is of the earlier one. The event is the bundler's.
 */
export function tellMissingParts(): void {
  addEventListener('vite:preloadError', () => {
    // What draws the sentence may be missing as well.
    if (isTelling) return;
    isTelling = true;
    void tellMissingPart().finally(() => {
      isTelling = false;
    });
  });
}

async function tellMissingPart(): Promise<void> {
  const text = (await canReachSite())
    ? 'A part of this page could not be loaded.'
    : 'A part of this page is not kept on this device, and there is no network.';
  const isTold = await tell({ text, action: 'Reload', onAction: () => location.reload() });
  // The browser's own window, where a press that did nothing would be left without a word.
  if (!isTold && navigator.userActivation?.isActive) alert(text);
}
