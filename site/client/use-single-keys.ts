import { useSyncExternalStore } from 'react';
import { hasSingleKeys, onSingleKeys } from './single-keys.ts';

/** Whether single-character shortcuts are on; true during hydration. */
export function useSingleKeys(): boolean {
  return useSyncExternalStore(onSingleKeys, hasSingleKeys, () => true);
}
