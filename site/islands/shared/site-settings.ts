import { readStored } from './stored.ts';

/** What a device remembers of the settings of the site; see `GET /api/site`. */
export interface SiteSettings {
  /** Empty for none. */
  nameLine: string;
  /** A version's code; empty until the site has said. */
  defaultVersion: string;
}

/** Of what the device keeps. */
export const siteSettingsName = 'site';

/** As the site last said; nothing of either until it has. */
export function readSiteSettings(): SiteSettings {
  try {
    const { nameLine, defaultVersion } = JSON.parse(readStored(siteSettingsName) ?? '{}') as Partial<
      Record<keyof SiteSettings, unknown>
    >;
    return { nameLine: textOf(nameLine), defaultVersion: textOf(defaultVersion) };
  } catch {
    return { nameLine: '', defaultVersion: '' };
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
