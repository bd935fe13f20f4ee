import { namedVersions } from '../versions/named-versions.ts';
import { findByCode } from '../versions/version-twins.ts';
import { restoredVersion } from '../versions/restored-version.ts';
import type { LoadedVersion } from '../versions/loaded-version.ts';

/** A version as an answer names it. */
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

/** A version as a reader asks for it: a loaded one, or the Restored Names, which are made of the tagged translation. */
export interface ReadableVersion extends NamedVersion {
  /** Whose rows are read. */
  rows: LoadedVersion;
  restored: boolean;
}

/** The translation that `renderings` are counted from. */
export const taggedVersion = 'kjv_strongs';
/** The edition on the right of every comparison. */
export const rstneVersion = 'rstne';

/** Called by the interface's own names, whatever their modules call themselves. */
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

/** `undefined` where the version is not loaded, or where what `restored` is made of is not. */
export function findVersion(catalogue: ReadableVersions, code: string): ReadableVersion | undefined {
  if (code !== restoredVersion.version) {
    const found = findByCode(catalogue.versions, code);
    return found && readable(found);
  }
  const rows = catalogue.versions.find((version) => version.code === taggedVersion);
  return rows && { ...restoredVersion, rows, restored: true };
}

/** The Restoration Scriptures where they are loaded, else the Restored Names; `undefined` where neither can be had. */
export function rightSide(catalogue: ReadableVersions): ReadableVersion | undefined {
  return findVersion(catalogue, rstneVersion) ?? findVersion(catalogue, restoredVersion.version);
}

/** For an answer: without whose rows they are. */
export function aboutVersion({ version, label, language, direction }: ReadableVersion): NamedVersion {
  return { version, label, language, direction };
}
