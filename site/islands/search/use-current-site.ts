import { useMemo, useSyncExternalStore } from 'react';
import { applyVersionDetails, type VersionDetails } from '#data/versions/version-details.ts';
import { readSiteSettings, siteSettingsEvent } from '../../client/read-site-settings.ts';
import type { SearchSite } from '../../views/search/search-page.ts';

function subscribe(onChange: () => void): () => void {
  addEventListener(siteSettingsEvent, onChange);
  return () => removeEventListener(siteSettingsEvent, onChange);
}

const readDetails = (): string => JSON.stringify(readSiteSettings().versions);

/** The versions of a built page with the names, order and visibility that an administrator chose since. */
export function useCurrentSite(site: SearchSite): SearchSite {
  const details = useSyncExternalStore(subscribe, readDetails, () => '{}');
  return useMemo(
    () => ({ ...site, choices: applyVersionDetails(site.choices, JSON.parse(details) as VersionDetails) }),
    [site, details],
  );
}
