import type { RecordingsAnswer } from '#data/hebrew/contract/recordings.ts';
import { recordingAddress, recordingsCall } from '#data/hebrew/contract/recordings.ts';
import { logFault } from '../client/log-fault.ts';
import { cacheNames } from './cache-names.ts';

/** The list of recordings as it was answered last; throws where storage is refused. */
export async function keptIndex(): Promise<Response | undefined> {
  return (await caches.open(cacheNames.recordings)).match(recordingsCall, { ignoreVary: true });
}

/** Keeps the list, and forgets what it has no more. A device without room goes on without. */
export async function keepIndex(response: Response): Promise<void> {
  try {
    const answer: RecordingsAnswer = await response.clone().json();
    const cache = await caches.open(cacheNames.recordings);
    const kept = await cache.keys();
    // A device that never heard anything needs not know that there is nothing.
    if (answer.files.length === 0 && kept.length === 0) return;
    await cache.put(recordingsCall, response);
    const listed = new Set([recordingsCall, ...answer.files.map(([, file]) => recordingAddress(file))]);
    await Promise.all(
      kept.filter(({ url }) => !listed.has(new URL(url).pathname)).map((request) => cache.delete(request)),
    );
  } catch (error) {
    logFault('keep-recordings', error);
  }
}
