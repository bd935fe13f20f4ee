import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { encodings } from '#data/imports/container/decode-text.ts';
import { firstLiveId } from '#data/versions/live-version-id.ts';
import { versionCodePattern } from '#data/versions/version-code.ts';
import { firstImportedId } from './versions.ts';

export const manifestName = 'manifest.json';

const manifestVersion = z.object({
  code: z.string().regex(versionCodePattern),
  /** Given once: it stands in every row key, in packs and in what readers have marked. */
  id: z.number().int().min(firstImportedId).optional(),
  /** Name of the file in the folder; without it the file says its code itself, or its name does. */
  file: z.string().optional(),
  /** Of the file, hexadecimal: one that is not it is refused. */
  sha256: z.string().optional(),
  name: z.string().min(1).max(120).optional(),
  shortName: z.string().min(1).max(40).optional(),
  /** BCP 47. */
  language: z.string().optional(),
  licence: z.string().optional(),
  encoding: z.enum(encodings).optional(),
  /** Of a table, the places of its columns. */
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
  /** Of an SQL dump, the table with the verses. */
  table: z.string().optional(),
  /** Of a text that came by the dashboard: what stood here of a file of its code that was laid there by hand. */
  byHand: z.record(z.string(), z.unknown()).optional(),
});
const manifest = z.object({ versions: z.array(manifestVersion) });

export type ManifestVersion = z.infer<typeof manifestVersion>;

/** What is known of the imported texts beside their files. Throws when it is there and cannot be read. */
export function readManifest(folder: string): ManifestVersion[] {
  const path = join(folder, manifestName);
  if (!existsSync(path)) return [];
  try {
    return manifest.parse(JSON.parse(readFileSync(path, 'utf8'))).versions;
  } catch (cause) {
    throw new Error(
      `${path} cannot be read: it gives imported versions their ids, which must stay. Restore it from a copy.`,
      { cause },
    );
  }
}

/**
 * The ids of imported codes. One that has an id keeps it; new ones get the next, and all are written down, so that a
 * text that comes or goes renumbers no other.
 */
export function giveIds(folder: string, codes: readonly string[]): Map<string, number> {
  const known = readManifest(folder);
  const ids = new Map(known.flatMap((version) => (hasOwnId(version) ? [[version.code, version.id] as const] : [])));
  const fresh = [...new Set(codes)].filter((code) => !ids.has(code)).sort();
  if (fresh.length === 0) return ids;
  // Those that came by the dashboard have numbers of their own, from firstLiveId on.
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

/** A number of the dashboard's is of the text that came by it alone, and of no file of the same code. */
function hasOwnId(version: ManifestVersion): version is ManifestVersion & { id: number } {
  return version.id !== undefined && (version.id < firstLiveId || isUpload(version));
}

/** How the names of files end that came by the dashboard, and go with their text. */
export const uploadEnding = '.upload';

export function isUpload({ file }: ManifestVersion): boolean {
  return file?.endsWith(uploadEnding) ?? false;
}

/** In one step: a machine that is cut off has the one before or this one. */
export function writeManifest(folder: string, versions: readonly object[]): void {
  const path = join(folder, manifestName);
  writeFileSync(`${path}.next`, `${JSON.stringify({ versions }, null, 2)}\n`);
  renameSync(`${path}.next`, path);
}
