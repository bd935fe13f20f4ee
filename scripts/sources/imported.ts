import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { ImportReport } from '#data/imports/import-report.ts';
import { spreadsheetRows } from '#data/imports/open-spreadsheet.ts';
import { readAbout, readImport, type ImportAbout, type ImportOptions } from '#data/imports/read-import.ts';
import type { SqliteFile } from '#data/imports/formats/read-sqlite.ts';
import { aboutSource, aboutImportedVersion } from '#data/imports/about-version.ts';
import { importName, importOptionsKey } from '#data/imports/import-options-key.ts';
import { isOwnVersion, ownVersions, findReplacementError } from '#data/versions/own-versions.ts';
import { tryParseVersionCode } from '#data/versions/version-code.ts';
import { importFiles, importsFolder } from './import-files.ts';
import { assignIds, readImportManifest, type ManifestVersion } from './import-manifest.ts';
import { SourceMissingError, type Source, type SourceContent, type VersionText } from './source.ts';

/**
 * One source for each file that an administrator has put into `data/sources/imports`, in any format that `data/imports`
 * reads. A file that cannot be imported is recorded as missing with the reason. It does not affect the others.
 */
export async function importedSources(folder = importsFolder): Promise<Source[]> {
  const manifest = readImportManifest(folder);
  const opened: Opened[] = [];
  const about = (file: string): ManifestVersion | undefined => manifest.find((version) => version.file === file);
  // Files that the manifest names come before other files with the same code.
  const files = importFiles(folder).toSorted((a, b) => Number(!about(a)) - Number(!about(b)));
  for (const file of files) {
    const one = await open(folder, file, about(file));
    const first = opened.find(({ code, error }) => code === one.code && !error);
    opened.push(
      first && !one.error
        ? { ...one, error: `${first.file} already has the code "${one.code}". Choose another code for one of them` }
        : one,
    );
  }
  const codes = opened.flatMap(({ code, error }) => (error || isOwnVersion(code) ? [] : [code]));
  const ids = existsSync(folder) ? assignIds(folder, codes) : new Map<string, number>();
  return opened.map((one) =>
    sourceOf(folder, one, (isOwnVersion(one.code) ? ownVersions[one.code].id : ids.get(one.code)) ?? 0),
  );
}

interface Opened {
  file: string;
  code: string;
  about: ImportAbout;
  options: ImportOptions;
  manifest: ManifestVersion | undefined;
  /** Why it cannot be imported; empty if there is no known reason. */
  error: string;
}

async function open(folder: string, file: string, manifest: ManifestVersion | undefined): Promise<Opened> {
  const options: ImportOptions = {
    openSqlite,
    openSpreadsheet: spreadsheetRows,
    ...(manifest?.encoding && { encoding: manifest.encoding }),
    ...(manifest?.language && { language: manifest.language }),
    ...(manifest?.columns && { columns: withoutUndefined(manifest.columns) }),
    ...(manifest?.table && { table: manifest.table }),
  };
  const named = tryParseVersionCode(file.replace(/(?:\.[a-z0-9]{1,9})+$/i, '').replaceAll(/[^a-z0-9]+/gi, '_')) ?? '';
  const nothing: ImportAbout = { code: '', name: '', shortName: '', language: '', licence: '' };
  const failed = (error: string): Opened => ({ file, code: named, about: nothing, options, manifest, error });
  try {
    const bytes = readFileSync(join(folder, file));
    if (manifest?.sha256 && createHash('sha256').update(bytes).digest('hex') !== manifest.sha256.toLowerCase())
      return failed('its checksum differs from that of the imported file');
    const about = await readAbout({ name: file, bytes }, options);
    const code = manifest?.code ?? (about.code || named);
    if (code === '') return failed('its name contains no version code. Rename it, for example to segond_1910.txt');
    return { file, code, about, options, manifest, error: '' };
  } catch (error) {
    return failed(reasonOf(error));
  }
}

/** The schema's optional columns without undefined values, as the reader expects them. */
function withoutUndefined(columns: NonNullable<ManifestVersion['columns']>): NonNullable<ImportOptions['columns']> {
  return Object.assign(
    { text: columns.text },
    ...Object.entries(columns)
      .filter(([, at]) => at !== undefined)
      .map(([role, at]) => ({ [role]: at })),
  );
}

const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');

function sourceOf(folder: string, opened: Opened, id: number): Source {
  const { file, code, about, manifest, error } = opened;
  const refuse = (reason: string): SourceMissingError =>
    new SourceMissingError(
      `data/sources/imports/${file} cannot be imported: ${reason}. Replace or delete it and run "npm start" again.`,
    );
  return {
    ...aboutSource(code, file, manifest ?? {}, about),
    // Two files with one code, or without one, are separate sources.
    ...(error && { code: `import-file-${file}` }),
    find() {
      if (error) throw refuse(error);
      const bytes = readFileSync(join(folder, file));
      const options = { name: importName, bytes: Buffer.from(importOptionsKey(id, manifest ?? {})) };
      return { origin: `data/sources/imports/${file}`, files: [{ name: file, bytes }, options], remedy: '' };
    },
    async read({ files }) {
      const bytes = files[0]?.bytes ?? new Uint8Array();
      try {
        return await readVersion(opened, id, bytes);
      } catch (thrown) {
        throw refuse(reasonOf(thrown));
      }
    },
  };
}

async function readVersion(
  { file, code, about, options, manifest }: Opened,
  id: number,
  bytes: Uint8Array,
): Promise<SourceContent> {
  const { verses, report } = await readImport({ name: file, bytes }, options);
  if (report.verdict === 'refused') throw new Error(firstErrors(report));
  const replacementError = findReplacementError(code, report.verses);
  if (replacementError) throw new Error(replacementError);
  const version: VersionText = {
    about: { id, ...aboutImportedVersion({ code, file, overrides: manifest ?? {}, about, verses, report }) },
    verses,
  };
  return { version, remark: remarkOf(file, code, report) };
}

/** The first three errors, so that the build's output stays readable. */
function firstErrors({ problems }: ImportReport): string {
  const messages = problems
    .filter(({ severity }) => severity === 'error')
    .map(({ message }) => message.replace(/\.$/, ''));
  const more = messages.length > 3 ? ` and ${(messages.length - 3).toLocaleString('en')} more` : '';
  return messages.slice(0, 3).join('; ') + more;
}

function remarkOf(file: string, code: string, { verses, counts, problems }: ImportReport): string {
  const warnings = problems.filter(({ severity }) => severity === 'warning').length;
  const replacementNote = isOwnVersion(code) ? `, replaces "${ownVersions[code].name}"` : '';
  const kinds = Object.entries(counts).map(([kind, count]) => `${kind} ${count.toLocaleString('en')}`);
  const warningNote = warnings > 0 ? `; warnings: ${kinds.join(', ')}` : '';
  return `${file}: ${verses.toLocaleString('en')} ${verses === 1 ? 'verse' : 'verses'} as ${code}${replacementNote}${warningNote}.`;
}

/** The build already uses SQLite. The file is read from memory and never written. */
function openSqlite(bytes: Uint8Array): SqliteFile {
  const database = new Database(Buffer.from(bytes));
  return {
    rows: (query) =>
      database
        .prepare<[], unknown[]>(query)
        .raw()
        .all()
        .map((row) => row.map((value) => (typeof value === 'number' || typeof value === 'string' ? value : null))),
  };
}
