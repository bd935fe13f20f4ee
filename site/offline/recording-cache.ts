import type { RecordingsAnswer } from '#data/hebrew/contract/recordings.ts';
import { recordingUrl, recordingsRoute } from '#data/hebrew/contract/recordings.ts';
import { logClientError } from '../client/log-client-error.ts';
import { cacheNames } from './cache-names.ts';

/** Returns the last response with the list of recordings. Throws if storage is disabled. */
export async function readCachedIndex(): Promise<Response | undefined> {
  return (await caches.open(cacheNames.recordings)).match(recordingsRoute, { ignoreVary: true });
}

/**
 * Caches the list and deletes recordings that are no longer listed. A failure, such as a full device, is only logged.
 */
export async function cacheRecordingIndex(response: Response): Promise<void> {
  try {
    const answer: RecordingsAnswer = await response.clone().json();
    const cache = await caches.open(cacheNames.recordings);
    const cached = await cache.keys();
    // A device without recordings does not need an empty list.
    if (answer.files.length === 0 && cached.length === 0) return;
    await cache.put(recordingsRoute, response);
    const listed = new Set([recordingsRoute, ...answer.files.map(([, file]) => recordingUrl(file))]);
    await Promise.all(
      cached.filter(({ url }) => !listed.has(new URL(url).pathname)).map((request) => cache.delete(request)),
    );
  } catch (error) {
    logClientError('keep-recordings', error);
  }
}
