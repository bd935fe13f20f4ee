import type { RestoreAnswer } from '#data/administration/contract/backup.ts';
import { ApiError } from '../../client/call.ts';
import { adminApi } from '../admin-api.ts';

/**
 * Restores a backup, or tells what that would change. Asks for the password once more where it was not given of late.
 * Throws an {@link ApiError} with the site's own sentence.
 */
export async function restoreFile(file: Blob, isDryRun: boolean): Promise<RestoreAnswer> {
  // The file is sent when nothing stands in its way any more.
  await adminApi.backupSummary();
  const response = await fetch(`/api/admin/backup/restore?dry=${Number(isDryRun)}`, {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/gzip' },
    body: file,
  }).catch(() => undefined);
  const answer = (await response?.json().catch(() => undefined)) as (RestoreAnswer & { message?: string }) | undefined;
  if (response?.ok && answer) return answer;
  throw new ApiError(answer?.message ?? 'The backup could not be sent.', response?.status, answer);
}
