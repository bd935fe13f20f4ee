import type { SiteAnswer } from '#data/accounts/contract/account.ts';
import type { VersionDetail } from '#data/versions/version-details.ts';
import { readSiteSettings, siteSettingsEvent, siteSettingsName } from '../client/read-site-settings.ts';
import { readStored, writeStored } from '../client/local-storage.ts';

/** Whether this page shows a line next to the name, even if it has to be removed. */
let hasLine = false;

/** Storage key of the time of the last failed request. */
const failedAtName = 'site-failed-at';
/** Milliseconds before a failed request is repeated. Browsers cache a response as long. */
const retryMs = 30_000;

/**
 * Shows the stored line next to the name, which static pages do not contain, and the site's placements if the page
 * shows others. One import serves both, to keep the script of every page small.
 */
export async function showNameLine(otherNotices?: string): Promise<void> {
  const { nameLine } = readSiteSettings();
  if (!nameLine && !hasLine && otherNotices === undefined) return;
  hasLine = true;
  const { renderNameLine: drawNameLine } = await import('./name-line.ts');
  drawNameLine(nameLine, otherNotices);
}

/**
 * Fetches the site's settings and stores them. The browser caches the response for half a minute, so that reading costs
 * at most two requests a minute. After a failure, the stored settings remain and the next pages do not repeat the
 * request.
 */
export async function renewSiteSettings(): Promise<void> {
  const json = await fetchSettings();
  if (json === undefined) return;
  writeStored(siteSettingsName, json);
  dispatchEvent(new Event(siteSettingsEvent));
  try {
    const { notices, versions = {} } = JSON.parse(json) as Partial<SiteAnswer>;
    if (Object.entries(versions).some(isOutdated)) (await import('./version-lists.ts')).updateVersionLists(versions);
    const shownHash = document.querySelector<HTMLElement>('[data-of]')?.dataset['of'] ?? '';
    await showNameLine(notices === shownHash ? undefined : notices);
  } catch {
    // The script is not on this device and there is no network, or another server responds.
  }
}

/** Whether this page was built before the change: its footer lists a hidden version, or the earlier name. */
function isOutdated([code, { name, isHidden }]: [string, VersionDetail]): boolean {
  const item = document.querySelector(`.foot [data-version="${code}"]`);
  return item !== null && (isHidden ?? (name !== undefined && item.textContent !== name));
}

/** Returns `undefined` if the request failed, now or within the last half minute. */
async function fetchSettings(): Promise<string | undefined> {
  if (Math.abs(Date.now() - Number(readStored(failedAtName) ?? 0)) < retryMs) return undefined;
  try {
    const response = await fetch('/api/site');
    const json = response.ok ? await response.text() : undefined;
    writeStored(failedAtName, undefined);
    return json;
  } catch {
    writeStored(failedAtName, String(Date.now()));
    return undefined;
  }
}
