import { recordingAddress, recordingsCall, type RecordingsAnswer } from '#data/hebrew/contract/recordings.ts';
import { pause, secondsToWait } from '../client/retry-after.ts';
import { cacheNames } from './cache-names.ts';

/** Few, since the reader may be on the way to the next page. */
const atOnce = 4;

/** What is offered: by the service worker's own copy where there is no network. Throws where neither is to be had. */
export async function offeredRecordings(): Promise<RecordingsAnswer> {
  const response = await fetch(recordingsCall);
  if (!response.ok) throw new Error(`${recordingsCall} answered ${response.status}`);
  return response.json();
}

/** Names of the files that are on the device. */
export async function keptRecordings({ files }: RecordingsAnswer): Promise<Set<string>> {
  const cache = await caches.open(cacheNames.recordings);
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  return new Set(files.flatMap(([, file]) => (kept.has(recordingAddress(file)) ? [file] : [])));
}

interface Bringing {
  onCome: (bytes: number) => void;
  /** The site sends no more for so many seconds; after them it goes on by itself. */
  onWait: (seconds: number) => void;
}

/**
 * Brings every file that is not on the device; those that have come stay, whatever happens. Throws the first fault, and
 * nothing where it is aborted; when it is over, nothing more is under way.
 */
export async function bringRecordings(
  answer: RecordingsAnswer,
  signal: AbortSignal,
  { onCome, onWait }: Bringing,
): Promise<void> {
  const cache = await caches.open(cacheNames.recordings);
  const kept = await keptRecordings(answer);
  // Two texts may be said by one file.
  const waiting = [...new Map(answer.files.map(([, file, bytes]) => [file, bytes]))].filter(
    ([file]) => !kept.has(file),
  );
  /** After a fault nothing is begun and nothing waited for; a file that is on its way still comes. */
  const stop = new AbortController();
  const over = AbortSignal.any([signal, stop.signal]);
  const bringNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next && !over.aborted; next = waiting.shift()) {
      const [file, bytes] = next;
      const address = recordingAddress(file);
      const response = await fetch(address, { signal });
      if (response.status === 429) {
        waiting.unshift(next);
        const seconds = secondsToWait(response);
        onWait(seconds);
        await pause(seconds * 1000, over);
        continue;
      }
      if (!response.ok) throw new Error(`${address} answered ${response.status}`);
      await cache.put(address, response);
      onCome(bytes);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, () => bringNext().catch((error: unknown) => stop.abort(error))));
  if (!signal.aborted) stop.signal.throwIfAborted();
}

/** Deletes every recording from the device. */
export async function removeRecordings(): Promise<void> {
  await caches.delete(cacheNames.recordings);
}
