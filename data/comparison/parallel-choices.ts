import { restoredVersion } from '../versions/restored-version.ts';
import { versionChoices, type ChoosableVersion } from '../versions/version-choices.ts';

/** A version in the menus of a comparison. */
export interface ParallelChoice {
  code: string;
  /** "KJV", because four menus are next to each other, and a phone has no room for more. */
  shortName: string;
  loaded: boolean;
}

/**
 * Loaded versions first, then those that the site only knows by name; with the Restored Names if they can be created.
 */
export function parallelChoices(
  loaded: readonly (ChoosableVersion & { shortName: string })[],
  canRestore: boolean,
): ParallelChoice[] {
  const choices = versionChoices(loaded).map(({ code, name, loaded: isLoaded }): ParallelChoice => ({
    code,
    shortName: loaded.find((version) => version.code === code)?.shortName || shortNameOf(name),
    loaded: isLoaded,
  }));
  const restored = { code: restoredVersion.version, shortName: 'Restored', loaded: true };
  const all = canRestore ? [...choices, restored] : choices;
  return all.toSorted((a, b) => Number(b.loaded) - Number(a.loaded));
}

/** "NKJV" for "New King James (NKJV)". */
function shortNameOf(name: string): string {
  return /\((?<short>[^)]+)\)$/.exec(name)?.groups?.['short'] ?? name;
}
