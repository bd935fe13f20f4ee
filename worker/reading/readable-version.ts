import type { ReadVersion } from '#data/contract/reading.ts';
import { namedVersions } from '#data/model/named-versions.ts';
import { restoredVersion } from '#data/model/restored-names.ts';
import { taggedVersion } from '../queries/examples.ts';
import type { Catalogue, LoadedVersion } from '../queries/catalogue.ts';
import { Problem } from '../answers/problem.ts';
import { versionNotLoaded } from '#data/markup/search-words.ts';

/** A version as a reader asks for it: a loaded one, or the Restored Names, which are made of the tagged translation. */
export interface ReadableVersion extends ReadVersion {
  /** Whose rows are read. */
  rows: LoadedVersion;
  restored: boolean;
}

/** The edition on the right of every comparison. */
export const rstneVersion = 'rstne';

/** Called by the interface's own names, whatever their modules call themselves. */
const renamed: ReadonlySet<string> = new Set(['rstne', 'tr', 'he_modern']);

export function readableVersions({ versions }: Catalogue): ReadableVersion[] {
  return versions.map((rows) => ({
    version: rows.code,
    label: (renamed.has(rows.code) && namedVersions[rows.code]?.name) || rows.name,
    language: rows.language,
    direction: rows.direction,
    rows,
    restored: false,
  }));
}

/** `undefined` where the version is not loaded, or where what `restored` is made of is not. */
export function findVersion(catalogue: Catalogue, code: string): ReadableVersion | undefined {
  if (code !== restoredVersion.version) return readableVersions(catalogue).find(({ version }) => version === code);
  const rows = catalogue.versions.find((version) => version.code === taggedVersion);
  return rows && { ...restoredVersion, rows, restored: true };
}

/** Throws a {@link Problem} 404. */
export function requireVersion(catalogue: Catalogue, code: string): ReadableVersion {
  const version = findVersion(catalogue, code);
  if (!version) throw new Problem(404, versionNotLoaded(code));
  return version;
}

/** The Restoration Scriptures where they are loaded, else the Restored Names; `undefined` where neither can be had. */
export function rightSide(catalogue: Catalogue): ReadableVersion | undefined {
  return findVersion(catalogue, rstneVersion) ?? findVersion(catalogue, restoredVersion.version);
}

/** For an answer: without whose rows they are. */
export function aboutVersion({ version, label, language, direction }: ReadableVersion): ReadVersion {
  return { version, label, language, direction };
}
