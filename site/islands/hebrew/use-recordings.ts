import { useEffect, useSyncExternalStore } from 'react';
import { fetchRecordings, knownRecordings, onRecordings, type Recordings } from './recordings.ts';

/** The recordings for the lessons. `undefined` until they are known, and if there are none. */
export function useRecordings(): Recordings | undefined {
  useEffect(() => void fetchRecordings(), []);
  return useSyncExternalStore(onRecordings, knownRecordings, () => undefined);
}
