import { readSiteSettings, siteSettingsEvent, siteSettingsName } from '../islands/shared/site-settings.ts';
import { writeStored } from '../islands/shared/stored.ts';

/** Whether this page has a line beside the name, be it one that has to go. */
let hasLine = false;

/**
 * The line that an administrator put beside the name, as the device remembers it: pages are files and know nothing of it. With
 * it come advertisements and boxes where the site has others than the page shows: one import for both, since it stands on every page.
 */
export async function showNameLine(hasOthers?: boolean): Promise<void> {
  const { nameLine } = readSiteSettings();
  if (!nameLine && !hasLine && !hasOthers) return;
  hasLine = true;
  const { drawNameLine } = await import('./name-line.ts');
  drawNameLine(nameLine, hasOthers);
}

/**
 * Asks the site for its settings and keeps them; the browser's cache answers for half a minute, so that reading costs
 * two calls a minute at most. Without an answer what was known stays.
 */
export async function renewSiteSettings(): Promise<void> {
  try {
    const response = await fetch('/api/site');
    if (!response.ok) return;
    const answer = await response.text();
    writeStored(siteSettingsName, answer);
    dispatchEvent(new Event(siteSettingsEvent));
    const shown = document.querySelector<HTMLElement>('[data-of]')?.dataset['of'] ?? '';
    await showNameLine(!answer.includes(`"notices":"${shown}"`));
  } catch {
    // Without a network nothing has changed.
  }
}
