import { useEffect, useSyncExternalStore } from 'react';
import { askRecordings, knownRecordings, onRecordings, type Recordings } from './recordings.ts';

/** What can be heard; `undefined` until it is known, and where nothing can. */
export function useRecordings(): Recordings | undefined {
  useEffect(() => void askRecordings(), []);
  return useSyncExternalStore(onRecordings, knownRecordings, () => undefined);
}
