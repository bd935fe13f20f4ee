import { formats, type FormatId } from '#data/imports/formats.ts';
import type { FilesAnswer, ListedText, StoredFile, TextChanged } from '#data/administration/contract/texts.ts';
import { formatCountOf } from '#data/site/count-text.ts';
import { formatLanguageTitle } from '#data/versions/language-title.ts';
import { formatWhen } from '../../client/format-when.ts';
import { formatFileSize } from '../imports/file-size.ts';
import { languageCodesHint } from '../parts/messages.ts';

// Texts
export const textsTitle = 'Versions';
export const textsHint =
  'All Bible texts of this site. A new version appears in menus after its first build (see Import Status). A new name, order or visibility appears in menus and lists within a minute. The pages of an imported version show a new name, language or license after the next build.';
/** Follows if there are such versions. */
export const uploadedTextsHint =
  'Versions that you uploaded also have “Roll back” and “Delete”. “Roll back” undoes the last import: readers see the previous text again. “Delete” removes the version, and cannot be undone.';
export const cannotBuildHint =
  'This site cannot rebuild its pages by itself, so they change when the person who runs the server publishes it again. For that person: DEPLOY_HOOK_URL is not set.';
export const loadingTexts = 'Loading versions';
export const noTexts = 'No versions are loaded.';
export const hiddenPill = 'Not in menus. Anyone with the address can still read it.';
export const waitsPill = 'waiting for the next build';
export const inMenusLabel = 'Shown in menus';
export const editAction = 'Edit';
export const replaceAction = 'Replace';
export const rollBackAction = 'Roll back';
export const rolledBack = 'Rolled back';
export const changeFailed = 'Change failed';
export const textDeleted = 'Version deleted';
export const deletionFailed = 'Deletion failed';
export const deleteTextQuestion =
  'Readers lose this version at once, and there is no undo. Its file stays below, so you can import it again. If it replaced a version that came with the site, that one returns with the next build.';
const originNames: Record<ListedText['origin'], string> = {
  site: 'Came with the site',
  import: 'Imported',
  folder: 'From the import folder of the server',
};

export function editTextLabel(name: string): string {
  return `Edit ${name}`;
}
export function replaceLabel(name: string): string {
  return `Replace ${name}`;
}
export function rollBackLabel(name: string): string {
  return `Roll back ${name}`;
}
export function textFacts({ code, shortName, language, verses, position, licence }: ListedText): string {
  return [
    shortName,
    formatLanguageTitle(language),
    formatCountOf(verses, 'verse'),
    position === null ? '' : `position ${position}`,
    licence || 'no license stated',
    `web address /bible/${code}/…`,
  ]
    .filter(Boolean)
    .join(' · ');
}
export function originFacts({ origin, file, liveSince, changedAt, changedBy }: ListedText): string {
  const from = [originNames[origin], file && `from ${file}`, liveSince && formatWhen(liveSince)].filter(Boolean);
  return `${from.join(', ')}.${changedAt ? ` Changed ${formatWhen(changedAt)} by ${changedBy ?? ''}.` : ''}`;
}
export function textSavedMessage({ build }: TextChanged): string {
  const menus = 'Saved. Menus and lists change within a minute';
  return build && build.state !== 'failed' ? `${menus}, the pages of the version after the next build.` : `${menus}.`;
}

// Form of a text
export const formDescription = 'Leave a field empty to use the value from the file.';
export const nameLabel = 'Name';
export const shortNameLabel = 'Short name';
export const shortNameHint = 'For menus, at most 20 characters';
export const languageLabel = 'Language';
export const languageHint = `${languageCodesHint} Used by the next build.`;
export const licenseLabel = 'License';
export const positionLabel = 'Position in menus';
export const positionHint = 'Versions with a number come first, in ascending order.';
export const positionIsWhole = 'Enter a whole number from 1 to 999';
export const saveAction = 'Save';
export const cancelAction = 'Cancel';

// Files
export const filesTitle = 'Files';
export const loadingFiles = 'Loading files';
export const findFilesLabel = 'Find files';
export const sortLabel = 'Sort';
export const noFilesMatch = 'No files match.';
export const fileDeleted = 'File deleted';
export const deleteFileQuestion = 'The file is deleted permanently. To use it again, upload it again.';
export const downloadFileLink = 'Download';
export function downloadFileLabel(file: string): string {
  return `Download ${file}`;
}
export const orderNames = { newest: 'Newest', oldest: 'Oldest', name: 'Name', largest: 'Largest' } as const;
export const fileUseNames: Record<StoredFile['use'], string> = {
  live: 'live',
  previous: 'for a rollback',
  importing: 'importing',
  partial: 'upload not finished',
  none: 'unused',
};

export function filesCountMessage({ total, bytes }: FilesAnswer): string {
  return `${formatCountOf(total, 'file')}, ${formatFileSize(bytes)}`;
}
export function storedFileFacts({ kind, format, versionName, bytes, createdAt, uploadedBy }: StoredFile): string {
  const formatName = kind === 'converted' ? 'converted' : (formats[format as FormatId] ?? format);
  const added = `${formatWhen(createdAt)} by ${uploadedBy}`;
  return [versionName, formatName, formatFileSize(bytes), added].filter(Boolean).join(' · ');
}
