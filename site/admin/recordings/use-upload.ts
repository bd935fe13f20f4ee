import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { messageOf } from '../../client/api-error.ts';
import { ApiError } from '../../client/call-api.ts';
import { showToast } from '../../client/toasts.ts';
import { recordingsApi, type RecordingUpload } from './recordings-api.ts';
import { filesFailedMessage, recordingsUploadedTitle, sessionExpiredMessage, uploadFailed } from './messages.ts';

export interface UploadProgress {
  /** Number of files processed, accepted or not. */
  done: number;
  total: number;
  /** Number of seconds that the server asked to wait. */
  wait?: number | undefined;
}

interface Upload {
  /** Absent while nothing is being sent. */
  now: UploadProgress | undefined;
  /** Error messages by file name. */
  errors: ReadonlyMap<string, string>;
  sent: ReadonlySet<string>;
  start: (files: readonly RecordingUpload[]) => Promise<void>;
  stop: () => void;
  forget: () => void;
}

/**
 * Sends files one by one. A file that is refused or lost does not stop the others. A refused sign-in stops all of them,
 * because each would prompt again.
 */
export function useUpload(): Upload {
  const client = useQueryClient();
  const [now, setNow] = useState<UploadProgress>();
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set());
  const running = useRef<AbortController>(undefined);

  const start = async (files: readonly RecordingUpload[]): Promise<void> => {
    const { signal } = (running.current = new AbortController());
    const failed = new Map<string, string>();
    const taken = new Set(sent);
    let done = 0;
    let isSignedOut = false;
    setErrors(failed);
    setNow({ done, total: files.length });
    for (const file of files) {
      try {
        await recordingsApi.add(file, signal, (wait) => setNow({ done, total: files.length, wait }));
        taken.add(file.name);
      } catch (error) {
        if (signal.aborted) break;
        isSignedOut = error instanceof ApiError && error.status === 401;
        if (isSignedOut) break;
        failed.set(file.name, messageOf(error, uploadFailed));
      }
      done += 1;
      setNow({ done, total: files.length });
    }
    setErrors(failed);
    setSent(taken);
    setNow(undefined);
    const count = done - failed.size;
    const errorSentences = [
      isSignedOut && sessionExpiredMessage(count, files.length),
      failed.size > 0 && filesFailedMessage(failed.size),
    ].filter(Boolean);
    showToast({
      title: recordingsUploadedTitle(count),
      ...(errorSentences.length > 0 && { description: errorSentences.join(' '), destructive: true }),
    });
    // Refetching the list would prompt for the sign-in that was just refused.
    if (!isSignedOut) await client.invalidateQueries({ queryKey: ['recordings'] });
  };
  return {
    now,
    errors,
    sent,
    start,
    stop: () => running.current?.abort(),
    forget: () => {
      setErrors(new Map());
      setSent(new Set());
    },
  };
}
