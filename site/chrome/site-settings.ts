import { readSiteSettings, siteSettingsEvent, siteSettingsName } from '../client/site-settings.ts';
import { readStored, writeStored } from '../client/stored.ts';

/** Whether this page has a line beside the name, be it one that has to go. */
let hasLine = false;

/** Storage key of the time of the last call that failed. */
const failedAtName = 'site-failed-at';
/** As long as browsers cache an answer, a failed call is not repeated. In ms. */
const retryMs = 30_000;

/**
 * The line that an administrator put beside the name, as the device remembers it: pages are files and know nothing of it. With
 * it come advertisements and boxes where the site has others than the page shows: one import for both, since it stands on every page.
 */
export async function showNameLine(otherNotices?: string): Promise<void> {
  const { nameLine } = readSiteSettings();
  if (!nameLine && !hasLine && otherNotices === undefined) return;
  hasLine = true;
  const { drawNameLine } = await import('./name-line.ts');
  drawNameLine(nameLine, otherNotices);
}

/**
 * Fetches the site's settings and stores them. The browser caches the answer for half a minute, so that reading costs two
 * calls a minute at most. Without an answer the stored settings stay, and the next pages do not repeat the call.
 */
export async function renewSiteSettings(): Promise<void> {
  const answer = await fetchSettings();
  if (answer === undefined) return;
  writeStored(siteSettingsName, answer);
  dispatchEvent(new Event(siteSettingsEvent));
  try {
    const { notices } = JSON.parse(answer) as { notices: string };
    const shown = document.querySelector<HTMLElement>('[data-of]')?.dataset['of'] ?? '';
    await showNameLine(notices === shown ? undefined : notices);
  } catch {
    // The script is not on this device and there is no network, or another server answers here.
  }
}

/** `undefined` where the call failed, now or within the last half minute. */
async function fetchSettings(): Promise<string | undefined> {
  if (Math.abs(Date.now() - Number(readStored(failedAtName) ?? 0)) < retryMs) return undefined;
  try {
    const response = await fetch('/api/site');
    const answer = response.ok ? await response.text() : undefined;
    writeStored(failedAtName, undefined);
    return answer;
  } catch {
    writeStored(failedAtName, String(Date.now()));
    return undefined;
  }
}
