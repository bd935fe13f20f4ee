import { restoredVersion } from '../versions/restored-version.ts';
import { versionChoices, type ChoosableVersion } from '../versions/version-choices.ts';

/** A version as the menus of the parallel view offer it. */
export interface ParallelChoice {
  code: string;
  /** "KJV": four menus stand beside each other, and a phone has no room for more. */
  shortName: string;
  loaded: boolean;
}

/** Loaded versions first, then those that the site only names; the Restored Names where they can be made. */
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

/** "NKJV" of "New King James (NKJV)". */
function shortNameOf(name: string): string {
  return /\((?<short>[^)]+)\)$/.exec(name)?.groups?.['short'] ?? name;
}
