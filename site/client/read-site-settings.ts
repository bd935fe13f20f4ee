import type { VersionDetails } from '#data/versions/version-details.ts';
import { readStored } from './local-storage.ts';

/** The site settings that the device stores; see `GET /api/site`. */
export interface SiteSettings {
  /** Empty for none. */
  nameLine: string;
  /** Code of a version. Empty until the site has answered. */
  defaultVersion: string;
  /** Whether results start with a second version side by side. */
  parallelByDefault: boolean;
  /** What an administrator changed about versions since this page was built. */
  versions: VersionDetails;
}

/** Storage key. */
export const siteSettingsName = 'site';

/** Dispatched on the window after the site's answer has been stored. */
export const siteSettingsEvent = 'site-settings';

/** The site's last answer. Empty values before the first one. */
export function readSiteSettings(): SiteSettings {
  try {
    const { nameLine, defaultVersion, parallelByDefault, versions } = JSON.parse(
      readStored(siteSettingsName) ?? '{}',
    ) as Partial<Record<keyof SiteSettings, unknown>>;
    return {
      nameLine: textOf(nameLine),
      defaultVersion: textOf(defaultVersion),
      parallelByDefault: parallelByDefault === true,
      versions: typeof versions === 'object' && versions !== null ? (versions as VersionDetails) : {},
    };
  } catch {
    return { nameLine: '', defaultVersion: '', parallelByDefault: false, versions: {} };
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
