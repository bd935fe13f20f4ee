import { readSiteSettings, siteSettingsName } from '../islands/shared/site-settings.ts';
import { writeStored } from '../islands/shared/stored.ts';

/** Whether this page has a line beside the name, be it one that has to go. */
let hasLine = false;

/**
 * The line that an administrator put beside the name, as the device remembers it: pages are files and know nothing of it. With
 * it come advertisements and boxes where the site has some: one import for both, since it stands on every page.
 */
export async function showNameLine(hasPlacements?: boolean): Promise<void> {
  const { nameLine } = readSiteSettings();
  if (!nameLine && !hasLine && !hasPlacements) return;
  hasLine = true;
  const { drawNameLine } = await import('./name-line.ts');
  drawNameLine(nameLine, hasPlacements);
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
    await showNameLine(answer.includes('"placements":true'));
  } catch {
    // Without a network nothing has changed.
  }
}
