import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { encodings } from '#data/imports/container/encodings.ts';
import { firstLiveId } from '#data/versions/live-version-id.ts';
import { versionCodePattern } from '#data/versions/version-code.ts';
import { firstImportedId } from './versions.ts';

export const manifestName = 'manifest.json';

const manifestVersion = z.object({
  code: z.string().regex(versionCodePattern),
  /** Assigned once, because it is part of every row key, of packs and of what readers have marked. */
  id: z.number().int().min(firstImportedId).optional(),
  /** Name of the file in the folder. Without it, the code comes from the file itself or from its name. */
  file: z.string().optional(),
  /** Hash of the file, hexadecimal. A file that does not match is rejected. */
  sha256: z.string().optional(),
  name: z.string().min(1).max(120).optional(),
  shortName: z.string().min(1).max(40).optional(),
  /** A BCP 47 tag. */
  language: z.string().optional(),
  licence: z.string().optional(),
  encoding: z.enum(encodings).optional(),
  /** For a table, the indexes of its columns. */
  columns: z
    .object({
      book: z.number().optional(),
      chapter: z.number().optional(),
      verse: z.number().optional(),
      reference: z.number().optional(),
      id: z.number().optional(),
      text: z.number(),
    })
    .optional(),
  /** For an SQL dump, the table with the verses. */
  table: z.string().optional(),
  /**
   * For a text from the dashboard: the manifest entry that it replaced, of a file with the same code that was added by
   * hand.
   */
  byHand: z.record(z.string(), z.unknown()).optional(),
});
const manifest = z.object({ versions: z.array(manifestVersion) });

export type ManifestVersion = z.infer<typeof manifestVersion>;

/** What the manifest says about the imported texts. Throws if it exists and cannot be read. */
export function readImportManifest(folder: string): ManifestVersion[] {
  const path = join(folder, manifestName);
  if (!existsSync(path)) return [];
  try {
    return manifest.parse(JSON.parse(readFileSync(path, 'utf8'))).versions;
  } catch (cause) {
    throw new Error(
      `${path} cannot be read. It assigns permanent ids to imported versions, so restore it from a copy.`,
      { cause },
    );
  }
}

/**
 * The ids of imported codes. Existing ids never change. New codes get the next ids, and all are written to the
 * manifest, so that adding or removing a text does not change the id of any other.
 */
export function assignIds(folder: string, codes: readonly string[]): Map<string, number> {
  const known = readImportManifest(folder);
  const ids = new Map(known.flatMap((version) => (hasOwnId(version) ? [[version.code, version.id] as const] : [])));
  const fresh = [...new Set(codes)].filter((code) => !ids.has(code)).sort();
  if (fresh.length === 0) return ids;
  // Texts from the dashboard have their own ids, from firstLiveId on.
  let next = Math.max(firstImportedId - 1, ...[...ids.values()].filter((id) => id < firstLiveId)) + 1;
  for (const code of fresh) ids.set(code, next++);
  const listed = new Set(known.map(({ code }) => code));
  const versions = [
    ...known.map((version) => ({ ...version, id: ids.get(version.code) ?? version.id })),
    ...fresh.filter((code) => !listed.has(code)).map((code) => ({ code, id: ids.get(code) })),
  ];
  writeManifest(folder, versions);
  return ids;
}

/** An id of the dashboard belongs only to the text that was uploaded there, not to a file with the same code. */
function hasOwnId(version: ManifestVersion): version is ManifestVersion & { id: number } {
  return version.id !== undefined && (version.id < firstLiveId || isUpload(version));
}

/** Suffix of files that came from the dashboard and are removed with their text. */
export const uploadEnding = '.upload';

export function isUpload({ file }: ManifestVersion): boolean {
  return file?.endsWith(uploadEnding) ?? false;
}

/** Writes atomically: after a crash, either the previous manifest or this one exists. */
export function writeManifest(folder: string, versions: readonly object[]): void {
  const path = join(folder, manifestName);
  writeFileSync(`${path}.next`, `${JSON.stringify({ versions }, null, 2)}\n`);
  renameSync(`${path}.next`, path);
}
