import type { RecordingsAnswer } from '#data/hebrew/contract/recordings.ts';
import { recordingAddress, recordingsCall } from '#data/hebrew/contract/recordings.ts';
import { logFault } from '../client/log-fault.ts';
import { cacheNames } from './cache-names.ts';

/** Returns the last response with the list of recordings. Throws if storage is disabled. */
export async function keptIndex(): Promise<Response | undefined> {
  return (await caches.open(cacheNames.recordings)).match(recordingsCall, { ignoreVary: true });
}

/**
 * Caches the list and deletes recordings that are no longer listed. A failure, such as a full device, is only logged.
 */
export async function keepIndex(response: Response): Promise<void> {
  try {
    const answer: RecordingsAnswer = await response.clone().json();
    const cache = await caches.open(cacheNames.recordings);
    const cached = await cache.keys();
    // A device without recordings does not need an empty list.
    if (answer.files.length === 0 && cached.length === 0) return;
    await cache.put(recordingsCall, response);
    const listed = new Set([recordingsCall, ...answer.files.map(([, file]) => recordingAddress(file))]);
    await Promise.all(
      cached.filter(({ url }) => !listed.has(new URL(url).pathname)).map((request) => cache.delete(request)),
    );
  } catch (error) {
    logFault('keep-recordings', error);
  }
}
