import { useSyncExternalStore } from 'react';
import { hasHebrewVoice, onVoices } from './speech.ts';

/** Whether the device can speak Hebrew. False during hydration. */
export function useHebrewVoice(): boolean {
  return useSyncExternalStore(onVoices, hasHebrewVoice, () => false);
}
