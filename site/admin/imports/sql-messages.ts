import type { ListedImport } from '#data/administration/contract/imports.ts';
import { formatCount, formatCountOf } from '#data/site/count-text.ts';
import { formatWhen } from '../../client/format-when.ts';
import { formatFileSize } from './file-size.ts';

// SQL Import
export const sqlFileLabel = 'SQL file';
export const tableNameLabel = 'Table name';
export const tableNameHint =
  'bible_verses_ followed by a short name for the text. The site suggests one from the name of the file.';
/** For whom the tab is. */
export const sqlAbout =
  'For technicians who have a Bible as an SQL file. First upload the SQL file in Bible Upload, then choose it here. Other files need only Bible Upload. The SQL file is only read; no command in it is run.';
export const loadingFiles = 'Loading files...';
export const noSqlFiles = 'No SQL files found';
export const sqlFilesFailed = 'Failed to fetch available SQL files';
export const sqlFormIncomplete = 'Please select a SQL file and specify a table name';
export const sqlImportFailed = 'Import Failed';
export const unknownError = 'Unknown error occurred';
export const sqlProgressLabel = 'SQL import';
export const statusLabel = 'Status';
export const sqlSuccess = 'Success';
export const sqlFailed = 'Failed';
export const sqlRunning = 'In progress';
export const sqlNeedsApproval = 'Waiting for your approval';
export const openStatusLink = 'Open Import Status';
export const recordsLabel = 'Records imported';
export const messageLabel = 'Message';
export const importAction = 'Import';
export const sqlWaiting = 'Queued…';

export function sqlVersesMessage(count: number): string {
  return formatCountOf(count, 'verse');
}

export function sqlProgressMessage({ stage, versesImported, totalVerses }: ListedImport): string {
  return `${stage}: ${formatCount(versesImported)} of ${formatCountOf(totalVerses, 'verse')}`;
}

// Text to SQL
export const converterLabel = 'Converter';
export const convertTab = 'Convert Files';
export const downloadTab = 'Download Converted Files';
export const converterAbout =
  'For technicians who need a Bible text as an SQL file for another program. To put a text on this site, use Bible Upload.';
export const supportedFormats = 'Supported formats: Book Chapter:Verse Text, OSIS and standard Bible text.';
export const textFileLabel = 'Text file';
export const noFileSelected = 'No file selected';
export const selectTextFile = 'Please select a text file to convert';
export const conversionComplete = 'Conversion Complete';
export const conversionFailed = 'Conversion Failed';
export const conversionError = 'Conversion Error';
export const downloadSqlLink = 'Download SQL File';
export const convertAction = 'Convert';
export const converting = 'Converting…';
export const convertedFailed = 'Failed to load the list of converted files';
export const refreshListAction = 'Refresh List';
export const loadingConverted = 'Loading converted files';
export const noConvertedFiles = 'No converted files found';
export const downloadLink = 'Download';

export function convertedMessage(verses: number): string {
  return `${formatCountOf(verses, 'verse')} converted`;
}

export function downloadLabel(file: string): string {
  return `Download ${file}`;
}

export function convertedFacts(size: number, created: string): string {
  return `${formatFileSize(size)}, ${formatWhen(created)}`;
}

/** The wording of the specification. */
export function serverErrorMessage(status: number, text: string): string {
  return `Server returned ${status}: ${text}`;
}
