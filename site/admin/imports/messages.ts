import { isOwnVersion } from '#data/versions/own-versions.ts';
import type { Difference, ListedImport, ReportSummary, UploadedFile } from '#data/administration/contract/imports.ts';
import type { ListedText } from '#data/administration/contract/texts.ts';
import { encodingName } from '#data/imports/container/encodings.ts';
import { formats, type FormatId } from '#data/imports/formats.ts';
import { formatCount, formatCountOf } from '#data/site/count-text.ts';
import { namedVersions } from '#data/versions/named-versions.ts';
import { findByCode } from '#data/versions/version-twins.ts';
import { formatWhen } from '../../client/format-when.ts';
import { languageCodesHint } from '../parts/messages.ts';
import { formatFileSize } from './file-size.ts';

export const importStarted = 'Import started';
export const importFailed = 'Import failed';
export const startFailed = 'Failed to start import';
export const chooseFile = 'Choose a file';

// Bible Upload
export const versionLabel = 'Bible version';
export const chooseVersion = 'Choose a version';
export const otherVersion = 'Another version…';
export const codeLabel = 'Code';
export const codeHint =
  'A short name for the web address of this text, for example segond_1910. Use only lowercase letters, digits and underscores.';
export const nameLabel = 'Name (optional)';
export const nameHint = 'Leave empty to use the name in the file';
export const languageLabel = 'Language (optional)';
export const languagePlaceholder = 'for example en';
export const languageHint = `${languageCodesHint} Leave empty to detect it.`;
export const licenseLabel = 'License (optional)';
export const licensePlaceholder = 'for example Public domain';
export const licenseHint =
  'Readers see it on the page about the texts. Leave empty to use the license that the file states. If it states none, readers see none.';
export const fileLabel = 'File';
export const fileHint = 'Most Bible files work, also in a .zip. At most 32 MB.';
export const allFormatsSummary = 'All formats';
/** In the order of the list. Typed, so that no format is omitted. */
const shortFormatNames: Readonly<Record<FormatId, string>> = {
  sql: 'SQL',
  plain: 'plain text',
  table: 'CSV',
  spreadsheet: 'XLSX',
  osis: 'OSIS',
  usfm: 'USFM',
  usx: 'USX',
  usfx: 'USFX',
  zefania: 'Zefania',
  unbound: 'Unbound',
  json: 'JSON',
  mybible: 'MyBible',
  mysword: 'MySword',
  sword: 'SWORD (zipped)',
  module: 'Bible SuperSearch',
};
export const allFormats = `The site recognizes the format: ${Object.values(shortFormatNames).join(', ')}.`;
export const rightLabel = 'I have the right to use this text on this site';
export const rightNotConfirmed = 'Confirm that you have the right to use this text';
export const checkingFile = 'Checking…';
export const uploadAction = 'Upload';
export const uploading = 'Uploading…';
export const uploadSuccessful = 'Upload successful';
export const uploadFailed = 'Upload failed';
export const networkError = 'Network Error';
export const fileRequired = 'A file is required';
export const fileNotReadHere = 'This device cannot read the file. Try another browser, or another format.';
export const otherFileChosen = 'Another file was chosen';

export function uploadedDescription(name: string): string {
  return `You can import ${name} now.`;
}

export function readAsAction(encoding: string): string {
  return `Read as ${encodingName(encoding)}`;
}

export function sentMessage(percent: number): string {
  return `${Math.floor(percent)}% sent${percent >= 100 ? '. Checking…' : ''}`;
}

// Columns of a table
export const firstRowsLabel = 'First rows';
export const ignoreColumn = 'Ignore';
export const columnsIncomplete = 'choose what each column contains';
export const columnsIncompleteError =
  'Choose the column with the text, and the columns with book, chapter and verse, or the one with the reference.';
export const bookColumn = 'Book';
export const chapterColumn = 'Chapter';
export const verseColumn = 'Verse';
export const referenceColumn = 'Reference (Genesis 1:1)';
export const idColumn = 'Verse ID (1001001)';
export const textColumn = 'Text';

export function columnsSummary(roles: string): string {
  return `Columns: ${roles}`;
}

export function columnName(number: number): string {
  return `Column ${number}`;
}

export function columnContentLabel(name: string): string {
  return `Content of ${name}`;
}

export function columnRoleMessage(role: string, number: number): string {
  return `${role} in ${number}`;
}

// Report of a check
export const reportLabel = 'Report';
export const reportTitle = 'Content of the file';
export const noProblems = 'No problems found.';
export const bookByBookTitle = 'Book by book';
export const bookColumns = ['Book', 'Found', 'Expected', 'Missing', 'Duplicate'];
export const hebrewNumbering = ', in the verse numbering of the Hebrew and Greek texts';

export function refusedMessage(errors: number): string {
  return `This file cannot be imported: ${formatCountOf(errors, 'error')}.`;
}

export function warningsVerdict(warnings: number): string {
  return `${formatCountOf(warnings, 'warning')}. Look at the list below. Missing verses are common in old Bibles. You can still import the file, and roll the import back later.`;
}

/** How the file was read. The usual encoding is not worth a word. */
export function readAsMessage(format: string, encoding: string): string {
  const isUsual = encoding === '' || encoding.toLowerCase() === 'utf-8';
  return `Read as: ${format}${isUsual ? '' : `, ${encodingName(encoding)}`}`;
}

/**
 * A version in the list of the upload, with its current name if it is loaded. Two of them have the same name, so their
 * codes follow.
 */
export function offeredVersionName(code: string, loaded: readonly Pick<ListedText, 'code' | 'name'>[] = []): string {
  const own = loaded.find((text) => text.code === code);
  const name = own?.name ?? namedVersions[code]?.name ?? code;
  const distinct = code === 'kjv' || code === 'kjv_strongs' ? `${name} (${code})` : name;
  return findByCode(loaded, code) ? `${distinct}, replaces the loaded text` : distinct;
}

/** `verses` includes the titles of psalms. */
export function versesInBooks(verses: number, titles: number, books: number): string {
  const withTitles = titles > 0 ? ` and ${formatCountOf(titles, 'psalm title')}` : '';
  return `${formatCountOf(verses - titles, 'verse')}${withTitles} in ${formatCountOf(books, 'book')}`;
}

export function problemsSummary(isCut: boolean): string {
  return `Line by line${isCut ? ', the first 100' : ''}`;
}

// Import Status
export const loadingImports = 'Loading imports';
export const activeTitle = 'Active imports';
export const noActiveImports = 'No active imports.';
export const filesTitle = 'Available files';
export const noImportData = 'No import data available.';
export const completedTitle = 'Completed imports';
export const completedAbout =
  '“Roll back” undoes an import: readers see the previous text again. The uploaded file stays.';
export const noCompletedImports = 'No completed imports yet. Texts that came with the site are in Texts and files.';
export const endedTitle = 'Refused, failed, canceled and rolled-back imports';
export const startImportAction = 'Start Import';
export const loadAgainAction = 'Load again';
/** On the button of a file whose import runs. */
export const importingLabel = 'Importing';
export const filesAbout =
  'A file whose text is live cannot be deleted. To delete other files that you no longer need, open';
export const deleteFilesLink = 'Texts and files';
export const importCanceled = 'Import canceled';
export const rolledBack = 'Rolled back';
export const wholeReportLink = 'Full report as CSV';
export const retryAction = 'Retry';
export const cancelAction = 'Cancel';
/** Undoes an import: readers see the previous text again. */
export const rollBackAction = 'Roll back';
const fileStays = 'The uploaded file stays, so you can import it again.';
/**
 * Built-in versions are part of entries and chapters, so only a build can exchange them. `earlier` is the name of the
 * text before the import; `null` if there was none.
 */
export function rollBackQuestion(version: string, name: string, earlier: string | null): string {
  if (isOwnVersion(version))
    return `The site is built again. After that, readers see the previous text again. ${fileStays}`;
  return earlier === null
    ? `“${name}” disappears from the site, because there is no earlier text of it. ${fileStays}`
    : `Readers see the earlier text (“${earlier}”) again at once. ${fileStays}`;
}

export function fileFacts({ format, bytes, uploaded, uploadedBy }: UploadedFile): string {
  const name = formats[format as FormatId] ?? format;
  return `${name}, ${formatFileSize(bytes)}, uploaded ${formatWhen(uploaded)} by ${uploadedBy}`;
}

export function startImportLabel(action: string, file: string, version: string): string {
  return action === startImportAction ? `Start Import of ${file} as ${version}` : `${action}: ${file} as ${version}`;
}

export function importFacts(item: ListedImport): string {
  const verses = item.status === 'completed' ? `${formatCountOf(item.versesImported, 'verse')}, ` : '';
  const time = item.completedAt === null ? `started ${formatWhen(item.startedAt)}` : formatWhen(item.completedAt);
  return `${verses}${time} by ${item.startedBy}${item.file && `, from ${item.file}`}`;
}

export function importLabel(version: string): string {
  return `Import of ${version}`;
}

export function importProgressMessage({ progress, versesImported, totalVerses }: ListedImport): string {
  return `${progress}%: ${formatCount(versesImported)} of ${formatCountOf(totalVerses, 'verse')}`;
}

/** Says what was found in a file that waits for approval, and that approving is not final. */
export function approvalMessage({ verses, warnings, counts }: ReportSummary): string {
  const isComplete = !counts['missing'] && !counts['not-in-version'] && !counts['not-a-verse'];
  const found = `${isComplete ? 'The file is complete' : 'The file was read'}: ${formatCountOf(verses, 'verse')}.`;
  const notes =
    warnings > 0
      ? `${formatCountOf(warnings, 'place')} in it ${warnings === 1 ? 'is' : 'are'} unusual; the list below names the first. Readers can read the text.`
      : '';
  return [found, notes, 'You can import it now and roll the import back later.'].filter(Boolean).join(' ');
}

/** "line 3 of a.txt: Genesis 6:3 has …" → "Genesis 6:3 has … (line 3 of a.txt)": what happened comes first. */
export function problemMessage(problem: string): string {
  return problem.replace(/^(line [\d,]+ of .+?): (.+)$/s, '$2 ($1)');
}

/** "Unmatched brackets or tags: 239" */
export function problemCountMessage(kind: string, count: number): string {
  return `${kind}: ${formatCount(count)}`;
}

export function reportSummaryMessage({ errors, warnings }: ReportSummary): string {
  return `Report: ${errors > 0 ? `${formatCountOf(errors, 'error')}, ` : ''}${formatCountOf(warnings, 'warning')}`;
}

/** Follows the listed problems. The full report has all of them. */
export function moreProblemsMessage(more: number): string {
  return `And ${formatCount(more)} more in the full report.`;
}

export function replacesMessage({ name, changed, added, removed }: Difference): string {
  const counts = `${formatCountOf(changed, 'verse')} changed, ${formatCount(added)} added, ${formatCount(removed)} removed`;
  return `This import replaces “${name}”: ${counts}.`;
}

export const approveAction = 'Approve and import';

export function rollBackTitle(version: string): string {
  return `Roll back ${version}`;
}

/** Whether a listed file was imported already. */
export function alreadyImportedMessage(at: string): string {
  return `Already imported on ${formatWhen(at)}. There is nothing to do.`;
}
export const importIsUnderWay = 'Its import is listed above.';

// Exports
export const exportsTitle = 'Exports';
export const loadingVersions = 'Loading versions';
export const exportsHint =
  'CSV opens in a spreadsheet. The other files are for Bible programs. USFM and OSIS files contain all notes. CSV and Bible SuperSearch files contain only the closing notes of the letters (colophons).';
export const mayNotExport = 'The license does not allow redistribution.';
export const csvFormat = 'CSV';
export const usfmFormat = 'USFM';
export const osisFormat = 'OSIS';
export const moduleFormat = 'Bible SuperSearch';

export function exportFacts(verses: number, license: string): string {
  return [formatCountOf(verses, 'verse'), license].filter(Boolean).join('. ');
}

export function exportLabel(version: string, format: string): string {
  return `${version} as ${format}`;
}
