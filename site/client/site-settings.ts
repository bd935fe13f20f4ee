import { readStored } from './stored.ts';

/** What a device remembers of the settings of the site; see `GET /api/site`. */
export interface SiteSettings {
  /** Empty for none. */
  nameLine: string;
  /** A version's code; empty until the site has said. */
  defaultVersion: string;
  /** Results begin with another text beside them. */
  parallelByDefault: boolean;
}

/** Of what the device keeps. */
export const siteSettingsName = 'site';

/** Told of the window when the site has answered and the device keeps what it said. */
export const siteSettingsEvent = 'site-settings';

/** As the site last said; nothing of any until it has. */
export function readSiteSettings(): SiteSettings {
  try {
    const { nameLine, defaultVersion, parallelByDefault } = JSON.parse(readStored(siteSettingsName) ?? '{}') as Partial<
      Record<keyof SiteSettings, unknown>
    >;
    return {
      nameLine: textOf(nameLine),
      defaultVersion: textOf(defaultVersion),
      parallelByDefault: parallelByDefault === true,
    };
  } catch {
    return { nameLine: '', defaultVersion: '', parallelByDefault: false };
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
