import { versionChoices } from '#data/versions/version-choices.ts';
import type { SearchSite } from '../views/search/search-page.ts';
import { libraryFrame } from './frame.ts';

/** What every search form of the site shows: the versions there are, and what stands at the right of a comparison. */
export function searchSite(): SearchSite {
  const { versions } = libraryFrame();
  return { choices: versionChoices(versions), canRestore: versions.some(({ code }) => code === 'kjv_strongs') };
}
