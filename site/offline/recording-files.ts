import { recordingUrl, recordingsRoute, type RecordingsAnswer } from '#data/hebrew/contract/recordings.ts';
import { abortableDelay, retryAfterSeconds } from '../client/retry-after.ts';
import { cacheNames } from './cache-names.ts';

/** Few parallel requests, because the reader may be loading the next page. */
const parallelDownloads = 4;

/** Returns the list of recordings; offline, it is the service worker's copy. Throws if neither is available. */
export async function offeredRecordings(): Promise<RecordingsAnswer> {
  const response = await fetch(recordingsRoute);
  if (!response.ok) throw new Error(`${recordingsRoute} answered ${response.status}`);
  return response.json();
}

/** Returns the names of the files on the device. */
export async function cachedRecordings({ files }: RecordingsAnswer): Promise<Set<string>> {
  const cache = await caches.open(cacheNames.recordings);
  const stored = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  return new Set(files.flatMap(([, file]) => (stored.has(recordingUrl(file)) ? [file] : [])));
}

interface DownloadCallbacks {
  onCome: (bytes: number) => void;
  /** The site limits the rate for this many seconds. The download then continues automatically. */
  onWait: (seconds: number) => void;
}

/**
 * Downloads all files that are not on the device; downloaded ones remain in any case. Throws the first error, but
 * nothing when aborted. When it settles, no request is pending.
 */
export async function downloadRecordings(
  answer: RecordingsAnswer,
  signal: AbortSignal,
  { onCome, onWait }: DownloadCallbacks,
): Promise<void> {
  const cache = await caches.open(cacheNames.recordings);
  const stored = await cachedRecordings(answer);
  // Two texts can share a file.
  const waiting = [...new Map(answer.files.map(([, file, bytes]) => [file, bytes]))].filter(
    ([file]) => !stored.has(file),
  );
  /** After an error, no request is started and no wait continues; pending requests finish. */
  const stop = new AbortController();
  const over = AbortSignal.any([signal, stop.signal]);
  const bringNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next && !over.aborted; next = waiting.shift()) {
      const [file, bytes] = next;
      const path = recordingUrl(file);
      const response = await fetch(path, { signal });
      if (response.status === 429) {
        waiting.unshift(next);
        const seconds = retryAfterSeconds(response);
        onWait(seconds);
        await abortableDelay(seconds * 1000, over);
        continue;
      }
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
      await cache.put(path, response);
      onCome(bytes);
    }
  };
  await Promise.all(
    Array.from({ length: parallelDownloads }, () => bringNext().catch((error: unknown) => stop.abort(error))),
  );
  if (!signal.aborted) stop.signal.throwIfAborted();
}

/** Deletes all recordings from the device. */
export async function removeRecordings(): Promise<void> {
  await caches.delete(cacheNames.recordings);
}
