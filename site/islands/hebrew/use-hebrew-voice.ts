import { useSyncExternalStore } from 'react';
import { hasHebrewVoice, onVoicesChanged } from './speech.ts';

/** Whether the device can speak Hebrew. False during hydration. */
export function useHebrewVoice(): boolean {
  return useSyncExternalStore(onVoicesChanged, hasHebrewVoice, () => false);
}
