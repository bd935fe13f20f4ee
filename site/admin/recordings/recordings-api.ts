import type { ListedRecording, ListedRecordings } from '#data/administration/contract/recordings.ts';
import { requestWithSignIn } from '../../client/request-with-sign-in.ts';
import { ApiError } from '../../client/call-api.ts';
import { abortableDelay, retryAfterSeconds } from '../../client/retry-after.ts';
import { networkError, uploadFailed } from './messages.ts';

const path = '/api/admin/recordings';

export interface RecordingUpload {
  name: string;
  bytes: Uint8Array;
  text: string;
  speaker: string;
  licence: string;
}

/** Requests for recordings. Each throws an ApiError, after it has prompted for a sign-in if one was needed. */
export const recordingsApi = {
  list: () => requestWithSignIn<ListedRecordings>(path),
  delete: ({ text }: Pick<ListedRecording, 'text'>) =>
    requestWithSignIn<ListedRecording>(`${path}/${encodeURIComponent(text)}`, { method: 'DELETE' }),
  add: sendRecording,
};

/**
 * Sends one file. `onWait` receives the number of seconds that the server asks to wait: requests per minute are
 * limited, and an archive has more files than that.
 */
async function sendRecording(
  sent: RecordingUpload,
  signal: AbortSignal,
  onWait: (seconds: number) => void,
): Promise<ListedRecording> {
  const body = new FormData();
  for (const field of ['text', 'speaker', 'licence'] as const) body.set(field, sent[field]);
  body.set('file', new File([Uint8Array.from(sent.bytes)], sent.name), sent.name);
  let response: Response;
  try {
    response = await fetch(path, { method: 'POST', body, signal });
  } catch (error) {
    if (signal.aborted) throw error;
    throw new ApiError(networkError);
  }
  if (response.ok) return response.json();
  if (response.status === 401) {
    // A guarded request prompts for the sign-in. Then the same file is sent again.
    await requestWithSignIn(path);
    return sendRecording(sent, signal, onWait);
  }
  if (response.status === 429) {
    const seconds = retryAfterSeconds(response);
    onWait(seconds);
    await abortableDelay(seconds * 1000, signal);
    return sendRecording(sent, signal, onWait);
  }
  const answer: unknown = await response.json().catch(() => undefined);
  const { message } = (answer ?? {}) as { message?: string };
  throw new ApiError(message ?? uploadFailed, response.status, answer);
}
