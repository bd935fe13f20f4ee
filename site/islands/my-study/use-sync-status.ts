import { useSyncExternalStore } from 'react';
import { lastSyncStatus, onSyncStatus, type SyncStatus } from './sync-notes.ts';

/** The outcome of the last sync of this page. */
export function useSyncStatus(): SyncStatus | undefined {
  return useSyncExternalStore(onSyncStatus, lastSyncStatus);
}
