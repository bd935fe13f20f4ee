import { readSiteSettings } from '../client/site-settings.ts';

/**
 * Draws the home page's switch as results begin on this site, which the page as a file does not know. As what the switch
 * is drawn with, which leaves one alone that the reader has set.
 */
export function setParallelSwitch(): void {
  const box = document.querySelector<HTMLInputElement>('[data-island=home-search] [name=parallel]:not(:disabled)');
  if (box) box.defaultChecked = readSiteSettings().parallelByDefault;
}
