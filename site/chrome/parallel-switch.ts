import { readSiteSettings } from '../client/read-site-settings.ts';

/**
 * Sets the default of the home page's parallel switch from the site settings, which the static page does not contain.
 * Sets only the default, so that a choice of the reader is preserved.
 */
export function setParallelSwitch(): void {
  const box = document.querySelector<HTMLInputElement>('[data-island=home-search] [name=parallel]:not(:disabled)');
  if (box) box.defaultChecked = readSiteSettings().parallelByDefault;
}
