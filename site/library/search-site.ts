import { versionChoices } from '#data/versions/version-choices.ts';
import type { SearchSite } from '../views/search/search-page.ts';
import { libraryMetadata } from './frame.ts';

/** Data for every search form of the site: the versions, and the choices for the right side of a comparison. */
export function searchSite(): SearchSite {
  const { versions } = libraryMetadata();
  return { choices: versionChoices(versions), canRestore: versions.some(({ code }) => code === 'kjv_strongs') };
}
