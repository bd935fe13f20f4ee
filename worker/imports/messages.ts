import { formatCount } from '#data/site/count-text.ts';

export const fileIsGone = 'The uploaded file no longer exists. Upload it again.';
export const fileIsDamaged = 'The stored file is damaged: its checksum differs. Upload it again.';
export const liveAfterBuild =
  'The file was checked. The site now rebuilds its pages with this text. Readers see it when the build is finished: see Import Status, Pages.';
export const replacedStage = 'Replaced';
export const rolledBackAfterBuild =
  'The site now rebuilds its pages with the previous text. Readers see it when the build is finished: see Import Status, Pages.';
export const importDataIsGone = 'The data of this import no longer exists. Start the import again.';
export const wordCountsAreGone = 'The word counts of this import no longer exist. Start the import again.';
export const dailyLimitReached = 'The daily limit of database rows is reached. The import continues after 00:00 UTC.';
export const databaseIsFull =
  'The database is full. Delete a version that you do not need in Texts and files, or cancel the import.';
export const notLive = 'Readers do not have the text of this import, so there is nothing to roll back.';
export const importIsReplacing = 'Another import is replacing this version at the moment. Try again later.';
export const previousIsGone =
  'The previous version is no longer in the database. To return to it, import its file again.';
export const databaseUnreachable = 'The database cannot be reached at the moment. Start the import again in a minute.';
export const importNotSaved = 'The import could not be saved. Start it again.';
export const needsNoApproval = 'This import no longer needs approval. See its current status.';
export const importWasCanceled = 'Canceled. Nothing changed for readers.';
export const cannotRetry = 'This import cannot be retried. See its current status.';
export const listedFileIsGone = 'This file no longer exists. Upload it again.';
export const importNotFound = 'This import does not exist.';
export const noReport = 'There is no report yet, because the file has not been read.';
export const fileRequiredSentence = 'A file is required.';
export const fileRequired = 'A file is required';
export const fileTooLarge = 'A file can have at most 32 MB. Compress it as a zip file.';
export const uploadDamaged = 'The file was damaged during the upload: its checksum differs. Upload it again.';
export const uploadNotFound = 'This upload does not exist. Start it again.';
export const uploadExpired = 'This upload has expired. Upload the file again.';
export const fileNotStored = 'The file could not be stored. Upload it again.';
export const selectTextFile = 'Please select a text file to convert';
export const convertedFileIsGone = 'This file no longer exists. Convert the text again.';
export const noVersesInFile = 'The file contains no verses.';
export const reviewWarnings =
  'The file was read and has warnings. Review them in Import Status and approve the import.';
export const importEnded = 'The import ended. See Import Status.';

export function importFailedMessage(tries: number, reason: string): string {
  return `The import failed ${tries} times. The last error: ${reason}. Nothing changed for readers. Try again.`;
}

export function databaseWaitMessage(attempt: number): string {
  return `Waiting for the database (attempt ${attempt}).`;
}

export function alreadyImportingMessage(code: string): string {
  return `An import of "${code}" is already running. Wait until it ends, or cancel it in Import Status.`;
}

export function onlyInBrowserMessage(name: string): string {
  return `${name} has a format that only the browser can read. Upload it in the dashboard.`;
}

export function differsFromFileMessage(difference: string): string {
  return `The database does not match the file: ${difference}. Nothing changed for readers. Try again.`;
}

export function sqlFileIsGoneMessage(name: string): string {
  return `The SQL file "${name}" no longer exists. Upload it in Bible Upload.`;
}

export function partsMissingMessage(missing: number, total: number): string {
  return `${missing} of ${total} parts are missing. Choose the same file again in Bible Upload to continue.`;
}

/** `status` is for example "live". */
export function cannotCancelMessage(status: string): string {
  return `This import can no longer be canceled. Its status is: ${status}.`;
}

export function uploadPartsMessage(last: number): string {
  return `This upload has parts 1 to ${last}.`;
}

export function partSizeMessage(part: number, bytes: number): string {
  return `Part ${part} must have ${formatCount(bytes)} bytes. Send it again.`;
}

export function alreadyUploadedMessage(date: string, name: string): string {
  return `This file was already uploaded on ${date} as "${name}". Find it in Import Status.`;
}

export function moreErrorsMessage(count: number): string {
  return `And ${formatCount(count)} more in the report.`;
}

export function rightNotStatedMessage(rule: string, code: string): string {
  return `${rule}. Upload the file for "${code}" in Bible Upload.`;
}

export function cleaningUpMessage(stage: string): string {
  return `${stage}, cleaning up`;
}

/** `what` is for example "verses". Follows {@link differsFromFileMessage}. */
export function countDiffersMessage(what: string, expected: number, found: number): string {
  return `expected ${formatCount(expected)} ${what}, found ${formatCount(found)}`;
}

export const importRunsForText = 'An import of this version is running. Cancel it, or wait until it ends.';
export function nameTakenBy(code: string): string {
  return `Another version (${code}) has this name. Choose another`;
}
