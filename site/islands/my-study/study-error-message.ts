import { logClientError } from '../../client/log-client-error.ts';
import { studyActionFailed } from './storage-messages.ts';
import { StudyStorageError } from './study-error.ts';

/** A sentence for the reader. The messages of other errors are the browser's, so they are only logged. */
export function messageOfStudyError(error: unknown): string {
  if (error instanceof StudyStorageError && error.message) return error.message;
  logClientError('my-study', error);
  return studyActionFailed;
}
