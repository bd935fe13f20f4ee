import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TextToBuild } from '#data/administration/contract/builds.ts';
import { tryParseColumns } from '#data/files/column-map.ts';
import { openLocalState } from '../accounts/local-database.ts';
import {
  isUpload,
  readManifest,
  uploadEnding,
  writeManifest,
  type ManifestVersion,
} from '../sources/import-manifest.ts';
import { importsFolder } from '../sources/imported.ts';
import { readLocalFile } from './local-bucket.ts';

/** A text that readers have by the dashboard, as the state of the site says it. */
export interface LiveText extends TextToBuild {
  /** Of its file, in the bucket. */
  key: string;
}

/** Where texts are laid, and by what their files are read. */
interface Taking<Text> {
  folder?: string;
  readFile: (text: Text) => Uint8Array | undefined;
}

/** What readers have at this moment; none where nothing was ever brought. */
export function readLiveTexts(): LiveText[] {
  const state = openLocalState();
  if (!state) return [];
  try {
    if (!state.prepare("SELECT 1 FROM sqlite_master WHERE name = 'texts'").get()) return [];
    return state
      .prepare<[], { code: string; versionId: number; sha256: string; key: string; given: string }>(
        `SELECT t.code, t.version_id AS versionId, f.sha256, f.key, t.given FROM texts t JOIN files f ON f.id = t.file_id ORDER BY t.code`,
      )
      .all()
      .map((row) => ({ ...row, given: JSON.parse(row.given) as Record<string, string> }));
  } finally {
    state.close();
  }
}

/**
 * Lays the files of all texts that are live into the folder of imports, with the ids that they have, and takes away those
 * whose text was rolled back: the build reads them like any other source. What is there already is left as it is, so
 * that nothing is built anew for it. Throws when a file is gone or is another.
 */
export function takeLiveTexts<Text extends TextToBuild>(
  texts: readonly Text[],
  { folder = importsFolder, readFile }: Taking<Text>,
): void {
  const before = readManifest(folder);
  const taken = texts.map((text) => {
    const known = before.find(({ code }) => code === text.code);
    const byHand = known && (isUpload(known) ? known.byHand : known);
    return { ...takeOne(text, folder, readFile), ...(byHand && { byHand }) };
  });
  const live = new Set(texts.map(({ code }) => code));
  const others = before.filter(({ code }) => !live.has(code)).flatMap((version) => withoutUpload(version, folder));
  const after = [...others, ...taken].sort((a, b) => (a.code < b.code ? -1 : 1));
  if (JSON.stringify(after) !== JSON.stringify(before)) writeManifest(folder, after);
}

/** Those of this machine's own site. */
export function takeLocalTexts(texts = readLiveTexts()): void {
  takeLiveTexts(texts, { readFile: ({ key }) => readLocalFile(key) });
}

/** Whether the text's file lies in the folder already. */
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
        `The file of "${code}", which readers have, is gone or damaged. Upload it again in the dashboard, or roll "${code}" back.`,
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

/** Of a text that was rolled back nothing stays, and a file that was laid there by hand is again what it was before it. */
function withoutUpload(version: ManifestVersion, folder: string): ManifestVersion[] {
  if (!isUpload(version)) return [version];
  rmSync(join(folder, version.file ?? ''), { force: true });
  return version.byHand ? [version.byHand as ManifestVersion] : [];
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
