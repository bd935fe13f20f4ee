import type { BackupSummary, RestoreAnswer } from '#data/administration/contract/backup.ts';
import { formatCountOf } from '#data/site/count-text.ts';
import { formatWhen } from '../../client/format-when.ts';

// Download
export const downloadTitle = 'Download a backup';
export const downloadAbout =
  'The file goes to the downloads folder of this device. Its name ends in .jsonl.gz. You need not open it. Store it in a safe place: it has the email addresses of all users, and weak passwords could be guessed from it.';
export const containsTitle = 'In the backup';
export const containedData = [
  'Accounts with their email addresses and passkeys, and with their passwords in scrambled form.',
  'Settings, custom pages with their earlier versions, redirects, advertisements and content boxes.',
  'Notes and learning progress of readers who have an account, and subscriptions to the word of the day.',
  'Names and order of the versions, and the lists of imports, uploaded files and recordings.',
  'Counts of searches, the audit log, and the notes and findings of ADMIN BOT.',
] as const;
export const excludesTitle = 'Not in the backup';
export const excludedData = [
  'Bible texts. Those that came with the site return by themselves. For those that you uploaded, open Texts and files, Files, download the files, and store them with the backup. After a restore on another server, upload them again in Bible Upload.',
  'Recordings. Keep the audio files that you uploaded.',
  'Passwords of the mail server and other services. Enter them again after a restore on another server.',
  'Authenticator apps, unused invitations and the Outbox. Accounts that still exist on this site keep their authenticator apps. Anyone whose account comes back from the backup sets up the app again.',
] as const;
export const downloadAction = 'Download a backup';

export function backupContents({ tables, files }: BackupSummary): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `The backup goes to the downloads folder of this device: ${formatCountOf(rows, 'entry', 'entries')}. It lists ${formatCountOf(files, 'uploaded file or recording', 'uploaded files and recordings')}. Their contents are not in it, so keep these files yourself.`;
}

// Restore
export const restoreTitle = 'Restore';
export const restoreAbout =
  'First you see what would change. Nothing is written until you confirm. The notes of readers are restored last. If the restore is interrupted, restore the same file again.';
export const backupFileLabel = 'Backup file';
export const comparing = 'Comparing the file with this site. This can take a minute…';
export const restoring = 'Restoring. This can take a minute…';
export const previewAction = 'Show what would change';
export const restoreAction = 'Restore';
export const restoreDialogTitle = 'Restore this backup';
export const wouldBeRestored = 'Would be restored';
export const restored = 'Restored';
export const noDifferences = 'No differences: the site has the same data as the backup.';
export const wouldChangeTitle = 'What would change';
export const changedTitle = 'What changed';
export const changeColumns = ['Data', 'Added', 'Changed', 'Removed'];
export const backupNotSent = 'The backup could not be sent. Check your connection, then try again.';

export function backupSource({ takenAt, site }: RestoreAnswer): string {
  return `backup of ${site}, ${formatWhen(takenAt)}.`;
}

export function missingFilesMessage(count: number): string {
  return count === 1
    ? '1 file of the backup is no longer on this site. If you need it, upload it again: a text in Bible Upload, a recording in Recordings.'
    : `${formatCountOf(count, 'file')} of the backup are no longer on this site. If you need them, upload them again: texts in Bible Upload, recordings in Recordings.`;
}

export function restoreQuestion(isSignedOut: boolean): string {
  const signOut = ' Your own account is not in this backup, so you will be signed out.';
  return `All changes since this backup to the data that it contains will be lost.${isSignedOut ? signOut : ''}`;
}
