import { restoredVersion } from '../versions/restored-version.ts';
import { originalShortName, versionChoices, type ChoosableVersion } from '../versions/version-choices.ts';

/** A version in the menus of a comparison. */
export interface ParallelChoice {
  code: string;
  /** Short, because four menus are next to each other: "KJV", "Hebrew (WLC)". */
  shortName: string;
  loaded: boolean;
  /** Whether its words can be shown one by one. */
  tagged?: true;
  /** BCP 47, where the text is not English. */
  language?: string | undefined;
}

/**
 * Loaded versions first, then those that the site only knows by name; with the Restored Names if they can be created.
 */
export function parallelChoices(
  loaded: readonly (ChoosableVersion & { shortName: string })[],
  canRestore: boolean,
): ParallelChoice[] {
  const choices = versionChoices(loaded).map(({ code, name, loaded: isLoaded, language, tagged }): ParallelChoice => ({
    code,
    ...(tagged && { tagged }),
    ...(language !== undefined && { language }),
    shortName:
      originalShortName(code) || loaded.find((version) => version.code === code)?.shortName || shortNameOf(name),
    loaded: isLoaded,
  }));
  const restored = { code: restoredVersion.version, shortName: restoredVersion.label, loaded: true };
  const all = canRestore ? [...choices, restored] : choices;
  return all.toSorted((a, b) => Number(b.loaded) - Number(a.loaded));
}

/** "NKJV" for "New King James (NKJV)". */
function shortNameOf(name: string): string {
  return /\((?<short>[^)]+)\)$/.exec(name)?.groups?.['short'] ?? name;
}
