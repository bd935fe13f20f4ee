import { useSyncExternalStore } from 'react';
import { hasHebrewVoice, onVoices } from './speech.ts';

/** Whether the device speaks Hebrew. No page is drawn with that: it is known on the device alone. */
export function useHebrewVoice(): boolean {
  return useSyncExternalStore(onVoices, hasHebrewVoice, () => false);
}
