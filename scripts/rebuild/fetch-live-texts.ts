import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TextToBuild } from '#data/administration/contract/builds.ts';
import { tryParseColumns } from '#data/files/column-map.ts';
import { openLocalState } from '../accounts/local-database.ts';
import { importsFolder } from '../sources/import-files.ts';
import {
  isUpload,
  readImportManifest,
  uploadEnding,
  writeManifest,
  type ManifestVersion,
} from '../sources/import-manifest.ts';
import { readLocalFile } from './local-bucket.ts';

/** A text from the dashboard that readers have, from the state of the site. */
export interface LiveText extends TextToBuild {
  /** The key of its file in the bucket. */
  key: string;
}

/** The folder for texts, and how to read their files. */
interface Taking<Text> {
  folder?: string;
  readFile: (text: Text) => Uint8Array | undefined;
}

/** The current live texts; none if nothing was ever imported. */
export function readLiveTexts(): LiveText[] {
  const state = openLocalState();
  if (!state) return [];
  try {
    if (!state.prepare("SELECT 1 FROM sqlite_master WHERE name = 'texts'").get()) return [];
    return state
      .prepare<[], { code: string; versionId: number; sha256: string; key: string; given: string; changed: string }>(
        // A name, short name, language or license that an administrator changed replaces that of the upload.
        `SELECT t.code, t.version_id AS versionId, f.sha256, f.key, t.options AS given,
          json_object('name', d.name, 'shortName', d.short_name, 'language', d.language, 'licence', d.licence) AS changed
          FROM texts t JOIN files f ON f.id = t.file_id LEFT JOIN version_details d ON d.code = t.code ORDER BY t.code`,
      )
      .all()
      .map(({ changed, ...row }) => ({ ...row, given: { ...optionsOf(row.given), ...optionsOf(changed) } }));
  } finally {
    state.close();
  }
}

/** The options of a row, without empty ones. */
function optionsOf(json: string): Record<string, string> {
  const options = Object.entries(JSON.parse(json) as Record<string, string | null>);
  return Object.fromEntries(options.filter((entry): entry is [string, string] => entry[1] !== null));
}

/**
 * Writes the files of all live texts into the imports folder, with their ids, and removes those whose text was rolled
 * back. The build reads them like any other source. Unchanged files are not written, so that they cause no rebuild.
 * Throws if a file is missing or has changed.
 */
export function writeLiveTexts<Text extends TextToBuild>(
  texts: readonly Text[],
  { folder = importsFolder, readFile }: Taking<Text>,
): void {
  const before = readImportManifest(folder);
  const uploads = texts.map((text) => {
    const known = before.find(({ code }) => code === text.code);
    const byHand = known && (isUpload(known) ? known.byHand : known);
    return { ...takeOne(text, folder, readFile), ...(byHand && { byHand }) };
  });
  const live = new Set(texts.map(({ code }) => code));
  const others = before.filter(({ code }) => !live.has(code)).flatMap((version) => removeUpload(version, folder));
  const after = [...others, ...uploads].sort((a, b) => (a.code < b.code ? -1 : 1));
  if (JSON.stringify(after) !== JSON.stringify(before)) writeManifest(folder, after);
}

/** Takes the live texts of this machine's site. */
export function writeLocalTexts(texts = readLiveTexts()): void {
  writeLiveTexts(texts, { readFile: ({ key }) => readLocalFile(key) });
}

/** Whether the text's file is already in the folder. */
export function hasFile({ code, sha256 }: TextToBuild, folder = importsFolder): boolean {
  const path = join(folder, `${code}${uploadEnding}`);
  return existsSync(path) && hashOf(readFileSync(path)) === sha256;
}

function takeOne<Text extends TextToBuild>(
  text: Text,
  folder: string,
  readFile: (text: Text) => Uint8Array | undefined,
): ManifestVersion {
  const { code, versionId, sha256, given } = text;
  const file = `${code}${uploadEnding}`;
  if (!hasFile(text, folder)) {
    const bytes = readFile(text);
    if (!bytes || hashOf(bytes) !== sha256)
      throw new Error(
        `The file of "${code}", which is live, is missing or damaged. Upload it again in the dashboard, or roll "${code}" back.`,
      );
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, file), bytes);
  }
  const { name, shortName, language, licence, encoding } = given;
  const columns = tryParseColumns(given['columns'] ?? '');
  return {
    code,
    id: versionId,
    file,
    sha256,
    ...(name && { name }),
    ...(shortName && { shortName }),
    ...(language && { language }),
    ...(licence && { licence }),
    ...(encoding && { encoding: encoding as ManifestVersion['encoding'] }),
    ...(columns && { columns }),
  };
}

/** Removes a text that was rolled back. If it had replaced a file that was added by hand, that entry is restored. */
function removeUpload(version: ManifestVersion, folder: string): ManifestVersion[] {
  if (!isUpload(version)) return [version];
  rmSync(join(folder, version.file ?? ''), { force: true });
  return version.byHand ? [version.byHand as ManifestVersion] : [];
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
