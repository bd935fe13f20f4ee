import { namedVersions } from '../versions/named-versions.ts';
import { findByCode } from '../versions/version-twins.ts';
import { restoredVersion } from '../versions/restored-version.ts';
import type { LoadedVersion } from '../versions/loaded-version.ts';

/** A version in a response. */
interface NamedVersion {
  version: string;
  /** Name for the reader: "Westminster Leningrad Codex". */
  label: string;
  /** BCP 47. */
  language: string;
  direction: 'ltr' | 'rtl';
}

/** The versions that can be read, the default first. */
export interface ReadableVersions {
  versions: readonly LoadedVersion[];
}

/**
 * A version that a reader can request: a loaded one, or the Restored Names, which are derived from the tagged version.
 */
export interface ReadableVersion extends NamedVersion {
  /** The version that the rows are read from. */
  rows: LoadedVersion;
  restored: boolean;
}

/** The version that `renderings` are counted from. */
export const taggedVersion = 'kjv_strongs';
/** The edition on the right of every comparison. */
export const rstneVersion = 'rstne';

/** Versions that are shown with the site's own names, not with those of their modules. */
const renamed: ReadonlySet<string> = new Set(['rstne', 'tr', 'he_modern']);

export function readableVersions({ versions }: ReadableVersions): ReadableVersion[] {
  return versions.map(readable);
}

function readable(rows: LoadedVersion): ReadableVersion {
  return {
    version: rows.code,
    label: (renamed.has(rows.code) && namedVersions[rows.code]?.name) || rows.name,
    language: rows.language,
    direction: rows.direction,
    rows,
    restored: false,
  };
}

/** `undefined` where the version is not loaded, or for `restored` where the tagged version is not loaded. */
export function findVersion(catalog: ReadableVersions, code: string): ReadableVersion | undefined {
  if (code !== restoredVersion.version) {
    const match = findByCode(catalog.versions, code);
    return match && readable(match);
  }
  const rows = catalog.versions.find((version) => version.code === taggedVersion);
  return rows && { ...restoredVersion, rows, restored: true };
}

/**
 * The Restoration Scriptures where they are loaded, otherwise the Restored Names; `undefined` where neither is
 * available.
 */
export function findComparisonVersion(catalog: ReadableVersions): ReadableVersion | undefined {
  return findVersion(catalog, rstneVersion) ?? findVersion(catalog, restoredVersion.version);
}

/** The version for a response, without the version of its rows. */
export function versionInfo({ version, label, language, direction }: ReadableVersion): NamedVersion {
  return { version, label, language, direction };
}
