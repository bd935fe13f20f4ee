import type { RestoreAnswer } from '#data/administration/contract/backup.ts';
import { ApiError } from '../../client/call-api.ts';
import { adminApi } from '../admin-api.ts';
import { backupNotSent } from './messages.ts';

/**
 * Restores a backup, or with `isDryRun` reports what it would change. Prompts for the password unless it was entered
 * recently. Throws an {@link ApiError} with the message of the server.
 */
export async function restoreFile(file: Blob, isDryRun: boolean): Promise<RestoreAnswer> {
  // This request triggers the prompts, so that the file is only sent once nothing blocks it.
  await adminApi.backupSummary();
  const response = await fetch(`/api/admin/backup/restore?dry=${Number(isDryRun)}`, {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/gzip' },
    body: file,
  }).catch(() => undefined);
  const answer = (await response?.json().catch(() => undefined)) as (RestoreAnswer & { message?: string }) | undefined;
  if (response?.ok && answer) return answer;
  throw new ApiError(answer?.message ?? backupNotSent, response?.status, answer);
}
