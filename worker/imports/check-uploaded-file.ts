import { eq } from 'drizzle-orm';
import type { ReportSummary } from '#data/administration/contract/imports.ts';
import { aboutSource, aboutImportedVersion, type VersionFacts } from '#data/imports/about-version.ts';
import { encodings } from '#data/imports/container/encodings.ts';
import { FileRefusedError } from '#data/imports/formats.ts';
import { readImport, type ImportOptions, type ReadImport } from '#data/imports/read-import.ts';
import type { ImportReport } from '#data/imports/import-report.ts';
import { importName, importOptionsKey } from '#data/imports/import-options-key.ts';
import { tryParseColumns, type ColumnMap } from '#data/files/column-map.ts';
import type { EntryNumber } from '#data/dictionary/entry-number.ts';
import type { Wording } from '#data/text/phrases/join-pieces.ts';
import { wordingsInSlices } from '#data/text/phrases/tagged-phrases.ts';
import { isOwnVersion, findReplacementError } from '#data/versions/own-versions.ts';
import { files, texts } from '#data/schema/imports.ts';
import type { SourceRow } from '#data/schema/version-rows.ts';
import { freeName } from './change-details.ts';
import { compareWithLoaded } from './compare-loaded.ts';
import { hexDigest } from './digest.ts';
import { changeImport, type ImportChange } from './import-rows.ts';
import { JobError, type Job } from './job.ts';
import { slicePauses } from './throttle-writes.ts';
import { openApp } from '../database/app-database.ts';
import { fileIsDamaged, fileIsGone, liveAfterBuild, moreErrorsMessage } from './messages.ts';

/** Results of the check that later steps need. */
export interface CheckedFacts {
  about: VersionFacts;
  source: SourceRow;
  /** Only for a tagged English text: how each number is usually rendered. */
  wordings?: [EntryNumber, Wording][];
}

/**
 * Reads the whole file, writes its report and stores its verses for the next steps. It does not write to the library.
 */
export async function checkUploadedFile(job: Job): Promise<void> {
  const { env, row } = job;
  const [file] = await openApp(env.APP).select().from(files).where(eq(files.id, row.fileId));
  const object = file && (await env.FILES.get(file.key));
  if (!file || !object) throw new JobError(fileIsGone);
  const bytes = new Uint8Array(await object.arrayBuffer());
  if ((await hexDigest(bytes)) !== file.sha256) throw new JobError(fileIsDamaged);

  const pause = slicePauses();
  let read: ReadImport;
  try {
    read = await readImport({ name: file.name, bytes }, { ...optionsOf(file.options), pause });
  } catch (error) {
    if (error instanceof FileRefusedError) return refuse(job, error.message);
    throw error;
  }
  const { report, verses } = read;
  await env.FILES.put(`reports/${row.id}.json`, JSON.stringify(report));
  const summary = summaryOf(report);
  const replacementError = findReplacementError(row.versionCode, report.verses);
  if (report.verdict === 'refused') return refuse(job, errorsOf(report), { summary });
  if (replacementError) return refuse(job, `${file.name}: ${replacementError}.`, { summary });

  // Saved now, so that the build uses the same name and language.
  const options = { ...file.options };
  const stated = aboutImportedVersion({
    code: row.versionCode,
    file: file.name,
    overrides: options,
    about: read.about,
    verses,
    report,
  });
  // Menus could not tell two versions of one name apart.
  const about = { ...stated, name: await freeName(env, row.versionCode, stated.name) };
  options['name'] = about.name;
  options['language'] = about.language;
  await openApp(env.APP).update(files).set({ options }).where(eq(files.id, file.id));
  const name = buildFileName(row.versionCode);
  const source: SourceRow = {
    ...aboutSource(row.versionCode, name, options, read.about),
    origin: `data/sources/imports/${name}`,
    checksum: await sourceChecksum(
      name,
      bytes,
      importOptionsKey(row.versionId, { ...options, columns: columnsOf(options) }),
    ),
    status: 'loaded',
    advice: '',
  };
  const isTagged = verses.some(({ marks }) => marks.words);
  const wordings = isTagged && about.language === 'en' && [...(await wordingsInSlices(verses, pause))];
  const facts: CheckedFacts = { about, source, ...(wordings && { wordings }) };
  job.store.keepVerses(verses, { checked: facts });

  const difference = await compareWithLoaded(env.LIBRARY, row.versionCode, verses);
  const change = { summary: { ...summary, ...(difference && { difference }) }, total: verses.length, done: 0 };
  const needsConsent = report.verdict === 'ask' || difference !== undefined;
  if (needsConsent && !row.agreed) {
    await changeImport(env.APP, row.id, ['checking'], { ...change, state: 'awaiting_consent', message: '' });
  } else if (isOwnVersion(row.versionCode)) await leaveToBuild(job, change, options);
  else await changeImport(env.APP, row.id, ['checking'], { ...change, state: 'loading', message: '' });
}

function columnsOf({ columns }: Record<string, string | undefined>): ColumnMap | undefined {
  return columns === undefined ? undefined : tryParseColumns(columns);
}

/** The form's options that change how the file is read. */
function optionsOf({ encoding: name, language, columns: chosen }: Record<string, string>): ImportOptions {
  const encoding = encodings.find((each) => each === name);
  const columns = columnsOf({ columns: chosen });
  return { ...(language && { language }), ...(encoding && { encoding }), ...(columns && { columns }) };
}

/** Entries, chapter files and comparisons are built from these versions, so they all change with the next build. */
async function leaveToBuild({ env, row }: Job, change: ImportChange, options: Record<string, string>): Promise<void> {
  const endedAt = new Date().toISOString();
  const { fileId, versionCode: code, versionId, id: importId } = row;
  const text = { code, versionId, importId, options, fileId, changedAt: endedAt };
  await openApp(env.APP).insert(texts).values(text).onConflictDoUpdate({ target: texts.code, set: text });
  await changeImport(env.APP, row.id, ['checking'], {
    ...change,
    state: 'ready',
    endedAt,
    message: liveAfterBuild,
  });
}

/** Name of the file in the build's folder of imports. */
function buildFileName(code: string): string {
  return `${code}.upload`;
}

/** Same checksum over file and form options as the build computes (`scripts/sources/checksum.ts`). */
async function sourceChecksum(name: string, bytes: Uint8Array<ArrayBuffer>, options: string): Promise<string> {
  const encoder = new TextEncoder();
  const parts = [
    encoder.encode(`${name}\0${bytes.length}\0`),
    bytes,
    encoder.encode(`${importName}\0${encoder.encode(options).length}\0${options}`),
  ];
  return hexDigest(new Uint8Array(await new Blob(parts).arrayBuffer()));
}

async function refuse({ env, row }: Job, message: string, more: ImportChange = {}): Promise<void> {
  const endedAt = new Date().toISOString();
  await changeImport(env.APP, row.id, ['checking'], { ...more, state: 'refused', message, endedAt });
}

function errorsOf({ problems }: ImportReport): string {
  const errors = problems.filter(({ severity }) => severity === 'error').map(({ message }) => message);
  const more = errors.length > 3 ? ` ${moreErrorsMessage(errors.length - 3)}` : '';
  return (
    errors
      .slice(0, 3)
      .map((replacementError) => replacementError.replace(/\.?$/, '.'))
      .join(' ') + more
  );
}

const maxListedProblems = 12;

function summaryOf(report: ImportReport): ReportSummary {
  const { format, encoding, numbering, verses, verdict, counts, problems } = report;
  const order = { error: 0, warning: 1, info: 2 };
  const count = (severity: string): number => problems.filter((problem) => problem.severity === severity).length;
  return {
    format,
    encoding,
    numbering,
    verses,
    verdict,
    warnings: count('warning'),
    errors: count('error'),
    counts,
    problems: problems
      .toSorted((a, b) => order[a.severity] - order[b.severity])
      .slice(0, maxListedProblems)
      .map(({ message }) => message),
  };
}
