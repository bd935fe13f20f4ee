import type { SearchUrlParams } from '#data/search/contract/search-url.ts';
import { counterpartName } from '#data/comparison/counterpart-name.ts';
import { namedVersions } from '#data/versions/named-versions.ts';
import { restoredVersion } from '#data/versions/restored-version.ts';
import type { Script } from '../text/script-props.ts';
import { listedCode, type RightSideOutcome, type SearchSite } from './search-page.ts';

/** A version that can be on the right of the results. */
export interface RightSide extends Script {
  code: string;
  /** Label at the top of its column. */
  label: string;
  /** Used in menus and within sentences. */
  shortName: string;
}

const restoration = 'rstne';

/** The versions that can be on the right of the results, with the default first. */
export function rightSides(site: SearchSite): RightSide[] {
  const loaded = site.choices
    .filter((choice) => choice.loaded)
    .map(({ name, ...choice }) => ({ ...choice, label: name }));
  const restored = { code: restoredVersion.version, label: restoredVersion.label };
  const defaults = [
    ...loaded
      .filter(({ code }) => code === restoration)
      .map((choice) => ({ ...choice, label: namedVersions[restoration]?.name ?? choice.label })),
    ...(site.canRestore ? [restored] : []),
  ].map((side) => ({ ...side, shortName: counterpartName(side.code) }));
  return [...defaults, ...loaded.filter(({ code }) => code !== restoration)];
}

/**
 * Returns the version on the right of results in `versions`: the requested version, or the first one that was not
 * searched, because a version next to itself shows nothing new. Returns `undefined` for a version that the site does
 * not have.
 */
export function chooseRightSide(
  site: SearchSite,
  { rightSide }: Pick<SearchUrlParams, 'rightSide'>,
  versions: readonly string[],
): RightSide | undefined {
  const sides = rightSides(site);
  const requested = rightSide === '' ? sides : sides.filter(({ code }) => code === listedCode(site, rightSide));
  const [only] = versions.length === 1 ? versions.map((code) => listedCode(site, code)) : [];
  return requested.length === 0 ? undefined : [...requested, ...sides].find(({ code }) => code !== only);
}

/** The outcome if the site does not have the requested version, or has no version for the right side. */
export function refusedRightSide({ rightSide }: Pick<SearchUrlParams, 'rightSide'>): RightSideOutcome {
  return { state: 'refused', code: rightSide || restoration, cells: {} };
}
