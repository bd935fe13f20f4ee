export const notABackup = 'This file is not a backup of this site. Choose a file from “Download a backup”.';
export const backupDamaged =
  'The backup is damaged: it is incomplete or was changed. Nothing was restored. Use another copy of the file.';
export const backupTooLarge =
  'The backup is too large: at most 60 MB after unpacking. Ask the person who runs the server to restore it.';
export const backupWithoutAdmin =
  'The backup has no administrator, so nobody could sign in to this dashboard. Nothing was restored.';
export const backupContradicts = 'Rows of the backup contradict each other. Nothing was restored. Use another backup.';
export const jobIsRunning = 'An import or a build is running. Wait until it ends, then restore.';

export function otherReleaseMessage(backupSchema: string, schema: string): string {
  return `The backup was made by another release of the site (its database is at ${backupSchema}, this one at ${schema}). Nothing was restored. Ask the person who runs the server to restore it with that release, then to update.`;
}

/** Both in MB. */
export function tooMuchDataMessage(unpacked: number, packed: number): string {
  return `This site has more data than a restore accepts (${unpacked} MB, ${packed} MB compressed). For the person who runs the server: export its database instead with "npx wrangler d1 export lexicon-app --remote --output app.sql".`;
}
