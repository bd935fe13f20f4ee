import { useSyncExternalStore } from 'react';
import { hasSingleKeys, onSingleKeys } from './single-keys.ts';

/** Whether shortcuts of one character work; in the drawing that the page came with they do. */
export function useSingleKeys(): boolean {
  return useSyncExternalStore(onSingleKeys, hasSingleKeys, () => true);
}
